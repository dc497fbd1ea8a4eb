import { MAX_SELECAO } from '@sede/domain/kernel';
import { despesasMessages as messages, type DespesaListada as Row } from '@sede/domain/modules/financeiro/despesas';
import { lazy, type ReactNode, useMemo } from 'react';
import { api } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type ListControl, RecordListPage, useKit } from '#platform/ui/index.ts';
import { readSelection } from '../financeiro.selection.ts';
import { despesaColumns, despesaRowStatus } from './despesa.columns.tsx';
import { nomeDespesa } from './despesa.status.ts';
import type { aprovacaoList } from './despesas.list.ts';
import { useAcoesEmLote } from './useAcoesEmLote.ts';
import { usePendentes } from './useDespesasQueries.ts';

const DespesaDrawer = lazy(() => import('./DespesaDrawer.tsx').then((m) => ({ default: m.DespesaDrawer })));

const readWhole = readSelection(api.despesas.selecaoPendentes);

export interface AprovacaoListaProps {
  list: ListControl<typeof aprovacaoList.filters> & Parameters<typeof usePendentes>[0];
  /** The tick box, and the way back to one at a time. */
  children: ReactNode;
  somenteMinhas: boolean;
}

/** Many at once: any are marked, summed, approved or denied after the text's question. Source: spec 1 §2.13, §8.3; decisions §7. */
export function AprovacaoLista({ list, somenteMinhas, children }: AprovacaoListaProps) {
  const mayApprove = useCan('despesas.aprovar');
  const mayWithdraw = useCan('despesas.retirar-solicitacao');
  const { today } = useKit();
  const columns = useMemo(() => despesaColumns(today), [today]);
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
      {children}
    </RecordListPage>
  );
}
