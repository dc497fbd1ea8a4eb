import { Component, type ReactNode, useState } from 'react';
import { askAgain } from '../api/reach.ts';
import classes from './PageErrorBoundary.module.css';

/**
 * Reloads, since after an update the old page's code no longer exists; not while the server is out of reach: the browser
 * would put its own page in the place of everything that is open.
 */
function Failed() {
  const [state, setState] = useState<'told' | 'trying' | 'unanswered'>('told');
  const retry = async () => {
    setState('trying');
    if (await askAgain()) window.location.reload();
    else setState('unanswered');
  };
  return (
    <div role="alert" style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: '24px 0' }}>
      <h1>Não foi possível abrir esta página</h1>
      <p>
        {state === 'unanswered'
          ? 'O servidor ainda não responde. Tente de novo em alguns instantes.'
          : 'Pode ser a conexão, ou uma versão nova do sistema acabou de ser instalada.'}
      </p>
      <button type="button" className={classes.retry} disabled={state === 'trying'} onClick={() => void retry()}>
        {state === 'trying' ? 'Tentando…' : 'Tentar de novo'}
      </button>
    </div>
  );
}

/** A page that failed to draw or to download says so and offers another try; the frame around it keeps working. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
