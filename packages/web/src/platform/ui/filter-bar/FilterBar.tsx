import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap, FilterValues } from '../list-state/listState.ts';
import { Menu } from '../overlay/Menu.tsx';
import classes from './FilterBar.module.css';
import { FilterChip } from './FilterChip.tsx';
import { SearchBox } from './SearchBox.tsx';

export interface FilterBarProps<F extends FilterMap> {
  list: ListControl<F>;
  /** At the right: 'Colunas', 'Exportar'. */
  children?: ReactNode;
}

/** Search, one chip per filter, '+ Filtro' for those that are seldom used, 'Limpar'. */
export function FilterBar<F extends FilterMap>({ list, children }: FilterBarProps<F>) {
  const { definition, state } = list;
  const [added, setAdded] = useState<string | null>(null);
  const filters = Object.entries(definition.filters);
  const shown = ([key, filter]: (typeof filters)[number]) =>
    filter.pinned || state.filters[key] !== null || added === key;
  const others = filters.filter((entry) => !shown(entry));
  return (
    <div className={`${classes.bar} no-print`}>
      {definition.search && (
        <SearchBox placeholder={definition.search} value={state.search} onChange={list.setSearch} />
      )}
      {filters.filter(shown).map(([key, filter]) => (
        <FilterChip
          key={key}
          filter={filter}
          value={state.filters[key]}
          onChange={(value) => list.setFilter(key, value as FilterValues<F>[string])}
          startOpen={added === key}
          onClose={added === key ? () => setAdded(null) : undefined}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label="Acrescentar filtro"
          entries={others.map(([key, filter]) => ({ label: filter.label, onSelect: () => setAdded(key) }))}
          trigger={(props) => (
            <button type="button" className={classes.chip} {...props}>
              <IconPlus size={14} aria-hidden /> Filtro
            </button>
          )}
        />
      )}
      {list.narrowed && (
        <button type="button" className={classes.clear} onClick={list.clear}>
          Limpar
        </button>
      )}
      <div className={classes.right}>{children}</div>
    </div>
  );
}
