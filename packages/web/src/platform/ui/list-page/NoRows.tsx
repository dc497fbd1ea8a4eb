import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { setSearch } from '../../routing/index.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useChipText } from '../filter-bar/useChipText.ts';
import { type ListControl, setAnyFilter } from '../list-state/listControl.ts';
import type { FilterMap, Held } from '../list-state/listState.ts';
import classes from './ListPage.module.css';
import { LOOKED_AT, useElsewhere } from './useElsewhere.ts';
import type { ReadPage } from './usePrintAll.ts';

interface HidesProps {
  label: string;
  text: string;
  onDrop: () => void;
}

/** One thing that hides rows, and the way to take it off. */
function Hides({ label, text, onDrop }: HidesProps) {
  return (
    <button type="button" className={classes.hides} onClick={onDrop} aria-label={`Retirar ${label}: ${text}`}>
      {label}: <b>{text}</b> <IconX size={14} aria-hidden />
    </button>
  );
}

function HeldFilter({ held: { filter, value }, onDrop }: { held: Held; onDrop: () => void }) {
  return <Hides label={filter.label} text={useChipText(filter, value) ?? ''} onDrop={onDrop} />;
}

export interface NoRowsProps<Row, F extends FilterMap> {
  list: ListControl<F>;
  /** Title and text of the list that has nothing yet. */
  empty: { title: string; text?: ReactNode };
  /** The list's next step. */
  next?: ReactNode;
  read?: ReadPage<Row> | undefined;
}

/** A list without rows: what would stand here, or what hides it, with the way out of each. */
export function NoRows<Row, F extends FilterMap>({ list, empty, next, read }: NoRowsProps<Row, F>) {
  const { state, held, beside } = list;
  const search = state.search.trim();
  const period = held.find(({ filter }) => filter.kind === 'period');
  const elsewhere = useElsewhere(read, list, search === '' ? undefined : period);
  const drop = (key: string) => setAnyFilter(list, key, null);
  const many = elsewhere !== undefined && elsewhere >= LOOKED_AT;
  const count = elsewhere ? ` (${elsewhere}${many ? ' ou mais' : ''})` : '';
  const wholePeriod = period && elsewhere !== 0 && (
    <Button variant="default" onClick={() => drop(period.key)}>
      Todo o período{count}
    </Button>
  );
  if (!list.narrowed) {
    return (
      <EmptyState
        title={empty.title}
        text={empty.text ?? 'Sem registros para mostrar'}
        action={
          next || wholePeriod ? (
            <div className={classes.ways}>
              {wholePeriod}
              {next}
            </div>
          ) : undefined
        }
      />
    );
  }
  return (
    <EmptyState
      title="Sem registros para mostrar"
      text={
        elsewhere === 0
          ? 'Nenhum registro corresponde a isto, em nenhum período:'
          : 'Nenhum registro corresponde a isto:'
      }
      action={
        <>
          <div className={classes.ways}>
            {search !== '' && <Hides label="Busca" text={search} onDrop={() => list.setSearch('')} />}
            {held.map((one) => (
              <HeldFilter key={one.key} held={one} onDrop={() => drop(one.key)} />
            ))}
            {beside.map(({ key, label, text }) => (
              <Hides
                key={key}
                label={label}
                text={text}
                onDrop={() => setSearch((now) => ({ ...now, pagina: null, [key]: null }))}
              />
            ))}
          </div>
          <div className={classes.ways}>
            {search !== '' && wholePeriod}
            <Button variant="default" onClick={() => list.clear()}>
              Limpar filtros
            </Button>
          </div>
        </>
      }
    />
  );
}
