import { formatReais, sumCentavos } from '@sede/domain/kernel';
import { useState } from 'react';
import classes from './SelectionBar.module.css';
import type { SelectionControl } from './useSelection.ts';

export interface SelectionAction<Row> {
  label: string;
  /** Rows that it may act on; the button says how many of the selected they are. Default: all. */
  eligible?: (row: Row) => boolean;
  /** Why none is eligible. */
  noneReason?: string;
  /** Gets the eligible rows. While its promise is pending the bar waits. */
  run: (rows: Row[], clear: () => void) => unknown;
  danger?: boolean;
  /** Acts on one row at a time: off while several are selected. */
  single?: boolean;
}

export interface SelectionBarProps<Row> {
  selection: SelectionControl<Row>;
  /** Gender of what is selected: 'selecionadas' or 'selecionados'. */
  feminine?: boolean;
  /** Centavos of a row. */
  sum?: (row: Row) => number;
  actions?: readonly SelectionAction<Row>[];
}

function ActionButton<Row>({ action, rows, clear }: { action: SelectionAction<Row>; rows: Row[]; clear: () => void }) {
  const [busy, setBusy] = useState(false);
  const eligible = action.eligible ? rows.filter(action.eligible) : rows;
  const partly = eligible.length < rows.length && !action.single;
  const reason =
    action.single && rows.length > 1
      ? 'Esta ação é de uma linha por vez.'
      : eligible.length === 0
        ? (action.noneReason ?? 'Nenhuma das linhas selecionadas permite esta ação.')
        : '';
  return (
    <button
      type="button"
      className={classes.button}
      data-danger={action.danger || undefined}
      aria-disabled={reason !== '' || busy || undefined}
      title={reason || undefined}
      onClick={async () => {
        if (busy || reason !== '') return;
        setBusy(true);
        try {
          await action.run(eligible, clear);
        } finally {
          setBusy(false);
        }
      }}
    >
      {action.label}
      {partly && ` (${eligible.length} de ${rows.length})`}
      {reason && <span className="visually-hidden">: {reason}</span>}
    </button>
  );
}

/** The dark bar below a list with selected rows: how many, their sum, what can be done with them. */
export function SelectionBar<Row>({ selection, feminine = false, sum, actions = [] }: SelectionBarProps<Row>) {
  const rows = [...selection.selected.values()];
  const count = rows.length;
  const noun = `selecionad${feminine ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  const text = `${count.toLocaleString('pt-BR')} ${noun}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? text : ''}
      </p>
      {count > 0 && (
        <section className={`${classes.bar} no-print`} aria-label="Linhas selecionadas">
          <span className={classes.text}>
            {text}
            {sum && (
              <>
                {' · '}
                <b>{formatReais(sumCentavos(rows.map(sum)))}</b>
              </>
            )}
          </span>
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} rows={rows} clear={selection.clear} />
          ))}
          <button type="button" className={classes.button} onClick={selection.clear}>
            Limpar
          </button>
        </section>
      )}
    </>
  );
}
