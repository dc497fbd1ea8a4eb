import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';
import type { MenuEntry } from '../overlay/Menu.tsx';
import classes from './FilterBar.module.css';

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((m) => ({ default: m.FilterSheet })));

/** What a list has in the sheet beside its filters. */
export interface SheetParts {
  /** Fields that it may be sorted by, as its heads say them. */
  sorts?: readonly { field: string; label: string }[];
  /** Columns that its cards may show. */
  columns?: readonly MenuEntry[];
  /** What the filters show now: '13 parcelas'. */
  shown?: string | undefined;
}

/** The one button of a phone for all that a list is narrowed and ordered by, with how many filters are in force. */
export function SheetButton<F extends FilterMap>({ list, ...parts }: SheetParts & { list: ListControl<F> }) {
  const [open, setOpen] = useState(false);
  const count = list.held.length + list.beside.length;
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        aria-haspopup="dialog"
        data-on={count > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={16} aria-hidden /> {count > 0 ? `Filtros (${count})` : 'Filtros'}
      </button>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet list={list} {...parts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
