/**
 * How a drawer with something unsaved in it closes: at once where nothing is, else after a question; not while it is being saved.
 * Leaving the page asks the same. Out: what closes it. `onDropped`: what was typed is thrown away, before it closes.
 */
import { useCallback, useRef } from 'react';
import { useUnsavedGuard } from '../../routing/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';

async function askToClose(): Promise<boolean> {
  const answer = await confirm({
    title: 'Fechar sem salvar?',
    message: 'O que você digitou será perdido.',
    confirmLabel: 'Descartar',
    cancelLabel: 'Continuar editando',
    danger: true,
  });
  return answer.confirmed;
}

export interface Closing {
  unsaved: boolean;
  busy: boolean;
  onDropped?: () => void;
  onClose: () => void;
}

export function useClosing({ unsaved, busy, onDropped, onClose }: Closing): () => Promise<void> {
  const closing = useRef(false);
  useUnsavedGuard(unsaved, askToClose);
  return useCallback(async () => {
    if (busy || closing.current) return;
    if (!unsaved) return onClose();
    closing.current = true;
    const sure = await askToClose();
    closing.current = false;
    if (!sure) return;
    onDropped?.();
    onClose();
  }, [unsaved, busy, onClose, onDropped]);
}
