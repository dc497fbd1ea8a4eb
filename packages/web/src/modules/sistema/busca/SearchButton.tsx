import { buscaMessages as textos } from '@sede/domain/modules/sistema/busca';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useDialogs } from '#platform/ui/dialogs/dialogStore.ts';
import { isMac } from '#platform/ui/hotkeys/platform.ts';
import { keyCaps } from '#platform/ui/hotkeys/registry.ts';
import { useHotkey } from '#platform/ui/index.ts';
import classes from './busca.module.css';

const loadPalette = () => import('./CommandPalette.tsx').then((m) => ({ default: m.CommandPalette }));
const CommandPalette = lazy(loadPalette);

const KEY = 'Ctrl+K';

/** The search over everything: its button in the top bar, its key, and the dialog, which is loaded when first asked for. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  // A question that waits for its answer stays on top.
  const asked = useDialogs().length > 0;
  useHotkey(KEY, textos.atalho, () => setOpen(true), { global: true, enabled: !asked });
  const close = useCallback(() => setOpen(false), []);
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
        onClick={() => setOpen(true)}
      >
        <IconSearch size={17} aria-hidden />
        <span className={classes.triggerText} aria-hidden>
          {textos.abrir}
          <kbd className={classes.kbd}>{keyCaps(KEY, isMac()).join(' ')}</kbd>
        </span>
      </button>
      <Suspense fallback={null}>{open && <CommandPalette onClose={close} />}</Suspense>
    </>
  );
}
