import { buscaMessages as textos } from '@sede/domain/modules/sistema/busca';
import { IconSearch } from '@tabler/icons-react';
import { lazy, useCallback, useState } from 'react';
import { useDialogs } from '#platform/ui/dialogs/dialogStore.ts';
import { isMac } from '#platform/ui/hotkeys/platform.ts';
import { keyCaps } from '#platform/ui/hotkeys/registry.ts';
import { Part, useHotkey } from '#platform/ui/index.ts';
import classes from './busca.module.css';
import { useTypeAhead } from './useTypeAhead.ts';

const loadPalette = () => import('./CommandPalette.tsx').then((m) => ({ default: m.CommandPalette }));
const CommandPalette = lazy(loadPalette);

const KEY = 'Ctrl+K';

/** The search over everything: its button in the top bar, its key, and the dialog, which is loaded when first asked for. */
export function SearchButton() {
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed');
  // An open question stays on top.
  const asked = useDialogs().length > 0;
  const begin = () => setState((now) => (now === 'closed' ? 'coming' : now));
  useHotkey(KEY, textos.atalho, begin, { global: true, enabled: !asked });
  const close = useCallback(() => setState('closed'), []);
  const arrived = useCallback(() => setState('open'), []);
  const typed = useTypeAhead(state === 'coming', close);
  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        aria-label={textos.atalho}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        title={textos.atalho}
        onPointerEnter={() => void loadPalette()}
        onClick={begin}
      >
        <IconSearch size={17} aria-hidden />
        <span className={classes.triggerText} aria-hidden>
          {textos.abrir}
          <kbd>{keyCaps(KEY, isMac()).join(' ')}</kbd>
        </span>
      </button>
      {state !== 'closed' && (
        <Part onFailed={close}>
          <CommandPalette typed={typed} onArrived={arrived} onClose={close} />
        </Part>
      )}
    </>
  );
}
