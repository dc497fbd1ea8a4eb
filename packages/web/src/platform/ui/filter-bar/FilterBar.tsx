import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIsPhone } from '../data-table/useIsPhone.ts';
import { type ListControl, setAnyFilter } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';
import { Menu } from '../overlay/Menu.tsx';
import { useRoom } from '../room/useRoom.ts';
import { chipText } from './chipText.ts';
import classes from './FilterBar.module.css';
import { FilterChip } from './FilterChip.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SheetButton, type SheetParts } from './SheetButton.tsx';

export interface FilterBarProps<F extends FilterMap> {
  list: ListControl<F>;
  /** What else stands in the sheet of a phone: order and columns of the list, what it shows now. */
  sheet?: SheetParts;
  /** Before the search: which half of the records the list shows. */
  lead?: ReactNode;
  /** At the right: 'Colunas', 'Exportar'. */
  children?: ReactNode;
}

/** The chips of a list on one line: those that find no room, and those seldom used, are under the last one. */
function Chips<F extends FilterMap>({ list, lead, children }: Omit<FilterBarProps<F>, 'sheet'>) {
  const { definition, state } = list;
  const [added, setAdded] = useState<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const filters = Object.entries(definition.filters);
  const holds = (key: string) => state.filters[key] !== null;
  const shown = filters.filter(([key, filter]) => filter.pinned || holds(key) || added === key);
  // What was just asked for stays, then what holds a value.
  const rank = (key: string, at: number) => (key === added ? 0 : holds(key) ? 1 + at : 100 + at);
  const content = shown.map(([key, filter]) => [key, chipText(filter, state.filters[key])]);
  const away = useRoom(line, JSON.stringify([definition.search, content, added, list.narrowed]));
  const others = filters.filter((entry) => !shown.includes(entry) || away.has(entry[0]));
  const hidden = others.filter(([key]) => holds(key)).length;
  return (
    <div ref={line} className={`${classes.bar} no-print`}>
      {lead}
      {definition.search && (
        <SearchBox placeholder={definition.search} value={state.search} onChange={list.setSearch} />
      )}
      {shown.map(([key, filter], at) => (
        <FilterChip
          key={key}
          filter={filter}
          value={state.filters[key]}
          onChange={(value) => setAnyFilter(list, key, value)}
          part={key}
          rank={rank(key, at)}
          startOpen={added === key}
          onClose={added === key ? () => setAdded(null) : undefined}
        />
      ))}
      <Menu
        label="Acrescentar filtro"
        entries={others.map(([key, filter]) => ({
          label: filter.label,
          detail: chipText(filter, state.filters[key]) ?? undefined,
          onSelect: () => setAdded(key),
        }))}
        trigger={(props) => (
          <button
            type="button"
            className={classes.chip}
            data-more={shown.length === filters.length ? '' : undefined}
            data-on={hidden > 0 || undefined}
            {...props}
          >
            {hidden > 0 ? (
              `Filtros (${hidden})`
            ) : (
              <>
                <IconPlus size={14} aria-hidden /> Filtro
              </>
            )}
          </button>
        )}
      />
      {list.narrowed && (
        <button type="button" className={classes.clear} onClick={() => list.clear()}>
          Limpar filtros
        </button>
      )}
      <div className={classes.right}>{children}</div>
    </div>
  );
}

/** Search, filters, 'Limpar filtros' and the list's tools, on one line; on a phone the filters are a sheet. */
export function FilterBar<F extends FilterMap>({ list, sheet = {}, lead, children }: FilterBarProps<F>) {
  const { definition, state } = list;
  if (!useIsPhone())
    return (
      <Chips list={list} lead={lead}>
        {children}
      </Chips>
    );
  return (
    <div className={`${classes.bar} no-print`}>
      {lead}
      {definition.search && (
        <SearchBox placeholder={definition.search} value={state.search} onChange={list.setSearch} />
      )}
      <SheetButton list={list} {...sheet} />
      <div className={classes.right}>{children}</div>
    </div>
  );
}
