import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type ListControl, setAnyFilter } from '../list-state/listControl.ts';
import type { Filter, FilterMap } from '../list-state/listState.ts';
import drawer from '../overlay/drawer.module.css';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import { ScrollFrame } from '../scroll/ScrollFrame.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import classes from './FilterSheet.module.css';
import type { SheetParts } from './SheetButton.tsx';
import { useChipText } from './useChipText.ts';

interface OneFilterProps {
  filter: Filter;
  value: unknown;
  onChange: (value: unknown) => void;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function OneFilter({ filter, value, onChange, open, onToggle }: OneFilterProps) {
  const id = useId();
  const text = useChipText(filter, value);
  return (
    <div className={classes.filter}>
      <button
        type="button"
        className={classes.name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(!open)}
      >
        {filter.label}
        <span className={classes.value}>{text ?? 'Todos'}</span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </button>
      {open && (
        <div id={id} className={classes.editor}>
          <FilterEditor filter={filter} value={value} onChange={onChange} close={() => onToggle(false)} />
        </div>
      )}
    </div>
  );
}

function Order<F extends FilterMap>({
  list,
  sorts,
}: {
  list: ListControl<F>;
  sorts: NonNullable<SheetParts['sorts']>;
}) {
  const [first] = list.state.sort;
  const known = sorts.some(({ field }) => field === first?.field);
  return (
    <fieldset className={classes.part}>
      <legend>Ordem</legend>
      <div className={classes.order}>
        <select
          aria-label="Ordenar por"
          value={known ? first?.field : ''}
          onChange={({ currentTarget: { value } }) => list.setSort([{ field: value, desc: first?.desc ?? false }])}
        >
          {!known && <option value="">A da lista</option>}
          {sorts.map(({ field, label }) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label="Sentido da ordem"
          value={first?.desc ? 'desc' : 'asc'}
          onChange={({ currentTarget: { value } }) =>
            list.setSort(list.state.sort.map((term, at) => (at === 0 ? { ...term, desc: value === 'desc' } : term)))
          }
        >
          <option value="asc">Crescente</option>
          <option value="desc">Decrescente</option>
        </select>
      </div>
    </fieldset>
  );
}

export interface FilterSheetProps<F extends FilterMap> extends SheetParts {
  list: ListControl<F>;
  onClose: () => void;
}

/** All that a list is narrowed and ordered by, on a phone: each filter opens in its place and acts at once. */
export function FilterSheet<F extends FilterMap>({
  list,
  sorts = [],
  columns = [],
  shown,
  onClose,
}: FilterSheetProps<F>) {
  useFocusReturn();
  const [open, setOpen] = useState<string | null>(null);
  const { definition, state } = list;
  return (
    <Drawer.Root opened onClose={onClose} position="bottom" size="100dvh" classNames={{ content: drawer.frame }}>
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={drawer.head}>
          <div className={drawer.titles}>
            <Drawer.Title className={drawer.title}>Filtros</Drawer.Title>
          </div>
          <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose} data-autofocus>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        <ScrollFrame label="Filtros da lista" className={classes.body}>
          {Object.entries(definition.filters).map(([key, filter]) => (
            <OneFilter
              key={key}
              filter={filter}
              value={state.filters[key]}
              onChange={(value) => setAnyFilter(list, key, value)}
              open={open === key}
              onToggle={(on) => setOpen(on ? key : null)}
            />
          ))}
          {sorts.length > 0 && <Order list={list} sorts={sorts} />}
          {columns.length > 0 && (
            <fieldset className={classes.part}>
              <legend>Mostrar em cada registro</legend>
              {columns.map(({ label, checked, onSelect }) => (
                <label key={label} className={classes.column}>
                  <input type="checkbox" checked={checked} onChange={onSelect} /> {label}
                </label>
              ))}
            </fieldset>
          )}
        </ScrollFrame>
        <div className={classes.foot}>
          {(list.narrowed || list.held.length > 0) && (
            <Button variant="default" size="md" onClick={() => list.clear()}>
              Limpar filtros
            </Button>
          )}
          <Button size="md" onClick={onClose} className={classes.see}>
            {shown ? `Ver ${shown}` : 'Ver a lista'}
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
