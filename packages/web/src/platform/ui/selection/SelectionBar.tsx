import { formatReais, totalCentavos } from '@sede/domain/kernel';
import { useState } from 'react';
import { notify } from '../feedback/notify.ts';
import classes from './SelectionBar.module.css';
import { headerState } from './selection.ts';
import type { SelectionControl, WholeSelection } from './useSelection.ts';

export interface SelectionAction<Row> {
  label: string;
  /** Rows that it may act on; the button says how many of the selected they are. Default: all. */
  eligible?: (row: Row) => boolean;
  /** Why none is eligible. */
  noneReason?: string;
  /** Called with the eligible rows; the bar waits while its promise is pending. */
  run: (rows: Row[], clear: () => void) => unknown;
  /** The same on all that the filter matches; leave out where that cannot be. */
  runWhole?: (whole: WholeSelection, clear: () => void) => unknown;
  danger?: boolean;
  /** Rows named one by one that it takes at most. */
  max?: number;
}

/** How everything that the filter matches is selected. */
export interface WholeSource {
  /** Asks the server to count and mark it. */
  read: () => Promise<WholeSelection>;
  /** Records that the filter matches, once known. */
  total: number | undefined;
  max: number;
}

export interface SelectionBarProps<Row> {
  selection: SelectionControl<Row>;
  /** Gender of what is selected: 'selecionadas' or 'selecionados'. */
  feminine?: boolean;
  /** Centavos of a row. */
  sum?: (row: Row) => number;
  actions?: readonly SelectionAction<Row>[];
  /** Offers all that the filter matches, once the page is selected. */
  all?: WholeSource | undefined;
  /** The page. */
  page?: readonly Row[];
  rowKey?: (row: Row) => string;
}

interface ActionButtonProps<Row> {
  action: SelectionAction<Row>;
  rows: Row[];
  whole: WholeSelection | null;
  clear: () => void;
}

function reasonOf<Row>(action: SelectionAction<Row>, eligible: readonly Row[], whole: WholeSelection | null): string {
  if (whole) return action.runWhole ? '' : 'Esta ação não é de tudo o que o filtro mostra.';
  if (eligible.length === 0) return action.noneReason ?? 'Nenhuma das linhas selecionadas permite esta ação.';
  if (action.max !== undefined && eligible.length > action.max) return `No máximo ${action.max} linhas por vez.`;
  return '';
}

function ActionButton<Row>({ action, rows, whole, clear }: ActionButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const eligible = action.eligible ? rows.filter(action.eligible) : rows;
  const partly = eligible.length < rows.length && !whole;
  const reason = reasonOf(action, eligible, whole);
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
          await (whole ? action.runWhole?.(whole, clear) : action.run(eligible, clear));
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

interface AllButtonProps {
  all: WholeSource;
  /** 'Selecionar todas as 1.234' */
  label: string;
  onRead: (whole: WholeSelection) => void;
}

function AllButton({ all, label, onRead }: AllButtonProps) {
  const [busy, setBusy] = useState(false);
  const limit = all.max.toLocaleString('pt-BR');
  const reason = (all.total ?? 0) > all.max ? `São no máximo ${limit} por vez. Restrinja o filtro.` : '';
  return (
    <button
      type="button"
      className={classes.button}
      aria-disabled={busy || reason !== '' || undefined}
      title={reason || undefined}
      onClick={async () => {
        if (busy || reason !== '') return;
        setBusy(true);
        try {
          onRead(await all.read());
        } catch (error) {
          notify.error(error);
        } finally {
          setBusy(false);
        }
      }}
    >
      {label}
      {reason && <span className="visually-hidden">: {reason}</span>}
    </button>
  );
}

/** The dark bar below a list with selected rows: how many, their sum, what can be done with them. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, feminine = false, sum, actions = [], all, page = [], rowKey } = props;
  const { whole } = selection;
  const rows = [...selection.selected.values()];
  const count = whole ? whole.total : rows.length;
  const pageTaken = rowKey !== undefined && headerState(selection.selected, page, rowKey) === 'all';
  const more = all && !whole && pageTaken && (all.total ?? 0) > count ? all : undefined;
  const noun = `selecionad${feminine ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  const text = `${count.toLocaleString('pt-BR')} ${noun}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? text : ''}
      </p>
      {count > 0 && (
        <section className={`${classes.bar} no-print`} aria-label="Linhas selecionadas" data-selection-bar>
          <span className={classes.text}>
            {text}
            {sum && (
              <>
                {' · '}
                <b>{formatReais(whole ? whole.soma : totalCentavos(rows.map(sum)))}</b>
              </>
            )}
          </span>
          {more && (
            <AllButton
              all={more}
              label={`Selecionar tod${feminine ? 'as as' : 'os os'} ${(more.total ?? 0).toLocaleString('pt-BR')}`}
              onRead={selection.setWhole}
            />
          )}
          {actions.map((action) => (
            <ActionButton key={action.label} action={action} rows={rows} whole={whole} clear={selection.clear} />
          ))}
          <button type="button" className={classes.button} onClick={selection.clear}>
            Limpar
          </button>
        </section>
      )}
    </>
  );
}
