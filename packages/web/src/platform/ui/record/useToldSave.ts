/**
 * A record that was saved and that the open list does not show is told, with the way to it: nobody looks for what they
 * have just typed. In: the list and its operation. Source: issue 9 §5.
 */
import { useCallback, useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import type { ReadPage } from '../list-page/usePrintAll.ts';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';
import { isListed } from '../panel/useNeighbours.tsx';

export function useToldSave<R, F extends FilterMap>(
  list: ListControl<F>,
  read: ReadPage<R> | undefined,
  open: (id: string) => void,
): (id: string) => void {
  const latest = useRef({ list, read, open });
  latest.current = { list, read, open };
  return useCallback((id) => {
    const asked = latest.current;
    if (!asked.read) return;
    isListed(asked.read, asked.list, id).then(
      (shown) => {
        if (shown) return;
        notify({
          message: 'O registro foi salvo, mas está fora da busca e dos filtros desta lista.',
          action: { label: 'Ver', run: () => latest.current.open(id) },
        });
      },
      // It is saved: that the list cannot be asked now is told by the list itself.
      () => undefined,
    );
  }, []);
}
