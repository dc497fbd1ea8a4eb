import { formatReais, totalCentavos } from '@sede/domain/kernel';
import { possibleActions, type SelectionAction } from './possible.ts';
import { SelectionLine } from './SelectionLine.tsx';
import { headerState } from './selection.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import type { SelectionControl, WholeSelection } from './useSelection.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

/** How everything that the filter matches is selected. */
interface WholeSource {
  /** Asks the server to count and mark it. */
  read: () => Promise<WholeSelection>;
  /** Records that the filter matches, once known. */
  total: number | undefined;
  max: number;
}

export interface SelectionBarProps<Row> {
  selection: SelectionControl<Row>;
  /** Gender of what is selected: 'selecionadas' or 'selecionados'. */
  feminine?: boolean | undefined;
  /** In the place of 'selecionados'. */
  noun?: string | undefined;
  /** Centavos of a row. */
  sum?: ((row: Row) => number) | undefined;
  actions?: readonly SelectionAction<Row>[] | undefined;
  /** Offers all that the filter matches, once the page is selected. */
  all?: WholeSource | undefined;
  page: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Where the focus was before the bar took it. */
const backToRows = () => document.querySelector<HTMLElement>('[data-row][tabindex="0"], button[data-row]')?.focus();

/** The dark bar below a list with selected rows: how many, their sum, what can be done with them; and the keys that select. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, feminine = false, sum, actions = [], all, page, rowKey } = props;
  const { whole, clear } = selection;
  const { busy, once } = useOneAtATime();
  const rows = [...selection.selected.values()];
  const count = whole ? whole.total : rows.length;
  const pageTaken = headerState(selection.selected, page, rowKey) === 'all';
  const matched = all?.total ?? 0;
  const more = all && !whole && pageTaken && matched > count ? all : undefined;
  const reason =
    more && matched > more.max ? `São no máximo ${more.max.toLocaleString('pt-BR')} por vez. Restrinja o filtro.` : '';
  const takeAll = () => void (more && reason === '' && once(async () => selection.setWhole(await more.read())));
  useSelectionKeys({ count, clear, takeMore: pageTaken ? takeAll : () => selection.setAll(page, true) });

  const number = count.toLocaleString('pt-BR');
  const noun = props.noun ? ` ${props.noun}` : ` selecionad${feminine ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 ? number + noun : ''}
      </p>
      {count > 0 && (
        <SelectionLine
          number={number}
          noun={noun}
          total={sum && formatReais(whole ? whole.soma : totalCentavos(rows.map(sum)))}
          all={
            more && {
              label: `Tod${feminine ? 'as as' : 'os os'} ${matched.toLocaleString('pt-BR')}`,
              reason,
              take: takeAll,
            }
          }
          acts={possibleActions(actions, rows, whole, clear)}
          busy={busy}
          run={(act) => void (act.reason === '' && once(act.run))}
          onClear={() => {
            clear();
            backToRows();
          }}
        />
      )}
    </>
  );
}
