import { useSyncExternalStore } from 'react';
import { askAgain, getReach, subscribeReach } from '../../api/reach.ts';
import classes from './StatusStrip.module.css';

/** Reloads; where a form has what is not saved the browser asks before (`useUnsavedGuard`). */
const reload = () => window.location.reload();

/**
 * Above everything, as long as it is so: the server is out of reach, or the page is older than the program. What is on the
 * screen stays; nothing is reloaded by itself. Source: issue 9 §5; decision 062.
 */
export function StatusStrip() {
  const { lost, asking, outdated } = useSyncExternalStore(subscribeReach, getReach);
  return (
    // Stands always, so that a screen reader hears what comes into it.
    <div aria-live="polite" className={`${classes.frame} no-print`}>
      {lost ? (
        <p className={classes.strip} data-strip="lost">
          <span className={classes.text}>
            Sem conexão com o servidor.{' '}
            <span className="phone-hide">
              O que está na tela pode ter mudado; o que você digita em um formulário continua nele.
            </span>
          </span>
          <button
            type="button"
            className={classes.act}
            aria-disabled={asking || undefined}
            onClick={() => void askAgain()}
          >
            {asking ? 'Tentando…' : 'Tentar de novo'}
          </button>
        </p>
      ) : (
        outdated && (
          <p className={classes.strip} data-strip="outdated">
            <span className={classes.text}>
              Nova versão:{' '}
              <button type="button" className={classes.act} onClick={reload}>
                recarregar
              </button>
            </span>
          </p>
        )
      )}
    </div>
  );
}
