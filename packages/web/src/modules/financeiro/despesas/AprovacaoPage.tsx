import { MAX_SELECAO } from '@sede/domain/kernel';
import { despesasMessages as messages, type DespesaListada as Row } from '@sede/domain/modules/financeiro/despesas';
import { lazy, useMemo } from 'react';
import { api } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { RecordListPage, useKit, useListState, withInputs } from '#platform/ui/index.ts';
import { readSelection } from '../financeiro.selection.ts';
import { despesaColumns, despesaRowStatus } from './despesa.columns.tsx';
import { nomeDespesa } from './despesa.status.ts';
import { aprovacaoList } from './despesas.list.ts';
import classes from './despesas.module.css';
import { useAcoesEmLote } from './useAcoesEmLote.ts';
import { usePendentes } from './useDespesasQueries.ts';

const DespesaDrawer = lazy(() => import('./DespesaDrawer.tsx').then((m) => ({ default: m.DespesaDrawer })));

const readWhole = readSelection(api.despesas.selecaoPendentes);

const MINHAS = 'somenteMinhas';

function useSomenteMinhas(): [boolean, (on: boolean) => void] {
  const on = useSearch()[MINHAS] === 'sim';
  // Goes to the first page: the page that was open may no longer exist.
  return [on, (next) => setSearch((now) => ({ ...now, pagina: null, [MINHAS]: next ? 'sim' : null }))];
}

/** '/financial/despesas/aprovar'. Source: spec 1 §2.13, §8.3; decisions §7 (Approval). */
export function AprovacaoPage() {
  const mayApprove = useCan('despesas.aprovar');
  const mayWithdraw = useCan('despesas.retirar-solicitacao');
  const { today } = useKit();
  const columns = useMemo(() => despesaColumns(today), [today]);
  const [somenteMinhas, setSomenteMinhas] = useSomenteMinhas();
  const list = withInputs(
    useListState(aprovacaoList),
    somenteMinhas ? { somenteMinhas } : {},
    somenteMinhas ? [{ key: MINHAS, label: 'Somente', text: 'pendentes da minha aprovação' }] : [],
  );
  const { query, totals } = usePendentes(list);
  const lote = useAcoesEmLote();

  const decisions = mayApprove
    ? [
        {
          label: 'NEGAR',
          danger: true,
          eligible: (row: Row) => row.pode.negar === undefined,
          run: lote.negar,
          runWhole: lote.negar,
        },
        {
          label: 'APROVAR',
          eligible: (row: Row) => row.pode.aprovar === undefined,
          run: lote.aprovar,
          runWhole: lote.aprovar,
        },
      ]
    : [];
  const withdrawal = mayWithdraw
    ? [
        {
          label: 'Retirar solicitação',
          eligible: (row: Row) => row.pode.retirarSolicitacao === undefined,
          run: lote.retirar,
          runWhole: lote.retirar,
        },
      ]
    : [];

  return (
    <RecordListPage
      area="despesas"
      tableId="despesas-aprovacao"
      title="Aprovação de despesas"
      list={list}
      query={query}
      totals={totals}
      operations={{ list: { call: api.despesas.pendentes } }}
      count={{ one: 'parcela aguardando', many: 'parcelas aguardando', feminine: true }}
      sum={(somas) => somas.valorLiquido}
      basis={messages.base}
      columns={columns}
      nameOf={nomeDespesa}
      rowStatus={despesaRowStatus}
      selection={
        mayApprove || mayWithdraw
          ? {
              sum: (row) => row.valorLiquido,
              actions: [...withdrawal, ...decisions],
              whole: { read: readWhole, max: MAX_SELECAO },
            }
          : undefined
      }
      drawer={({ id, close }) => <DespesaDrawer key={id} id={id} onClose={close} />}
      empty={
        somenteMinhas
          ? 'Nenhuma despesa espera a sua aprovação.'
          : 'Nenhuma despesa aguarda aprovação. As solicitadas na lista de despesas aparecem aqui.'
      }
    >
      {mayApprove && (
        <label className={`${classes.minhas} no-print`}>
          <input
            type="checkbox"
            checked={somenteMinhas}
            onChange={(event) => setSomenteMinhas(event.currentTarget.checked)}
          />
          Somente despesas pendentes da minha aprovação
        </label>
      )}
    </RecordListPage>
  );
}
