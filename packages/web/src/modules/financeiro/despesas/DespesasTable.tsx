import { MONTAR_BORDERO, motivoForaDoBordero } from '@sede/domain/modules/financeiro/borderos';
import {
  type DespesaListada,
  despesasMotivos,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { lazy, useMemo, useState } from 'react';
import { novaRecorrenciaHref } from '#modules/financeiro/recorrencias/index.ts';
import { api, orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type Alvo,
  type ClearSelection,
  type FilterMap,
  type ListControl,
  type SelectionAction,
  useKit,
  useOpenRecord,
} from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';
import { ParceladoPage } from '../financeiro.ParceladoPage.tsx';
import { readingActions } from '../financeiro.parcela.actions.tsx';
import { oneOrMany, readSelection } from '../financeiro.selection.ts';
import { type Aberto, DespesaDialogs } from './DespesaDialogs.tsx';
import { editingActions } from './despesa.actions.tsx';
import { despesaColumns, despesaRowStatus } from './despesa.columns.tsx';
import { nomeDespesa } from './despesa.status.ts';
import { despesaView } from './despesa.view.tsx';
import { REGISTRAR } from './despesas.actions.ts';
import { useAcoesEmLote } from './useAcoesEmLote.ts';
import { useDesfazerLiquidacao } from './useDesfazerLiquidacao.ts';
import { useDespesas } from './useDespesasQueries.ts';

const Registrar = lazy(() => import('./RegistrarDespesa.tsx').then((m) => ({ default: m.RegistrarDespesa })));
const Edit = lazy(() => import('./EditDespesa.tsx').then((m) => ({ default: m.EditDespesa })));
const OPERATIONS = {
  list: orpc.despesas.list,
  get: orpc.despesas.get,
  reading: orpc.despesas.reading,
  history: orpc.despesas.history,
  exports: true,
};
const readWhole = readSelection(api.despesas.selecao);

export interface DespesasTableProps<F extends FilterMap> {
  title: string;
  list: ListControl<F>;
  /** Title and text of the empty list. */
  empty: string;
}

/** The list of expenses with all that may be done with them, for '/financial/expenses' and the unpaid ones of a range. */
export function DespesasTable<F extends FilterMap>({ title, list, empty }: DespesasTableProps<F>) {
  const { today } = useKit();
  const columns = useMemo(() => despesaColumns(today), [today]);
  const { query, totals } = useDespesas(list);
  const opened = useOpenRecord();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const lote = useAcoesEmLote();
  const desfazer = useDesfazerLiquidacao();

  const dialog = (tipo: 'liquidar' | 'estornar' | 'historico' | 'duplicar' | 'excluir') => (despesa: DespesaListada) =>
    setAberto({ tipo, despesa });
  const liquidarVarias = (alvo: Alvo<DespesaListada>, clear: ClearSelection) =>
    setAberto({ tipo: 'liquidarVarias', alvo, clear });
  const on = {
    abrir: (row: DespesaListada) => opened.open(row.id),
    editar: (row: DespesaListada) => opened.edit(row.id),
    liquidar: dialog('liquidar'),
    estornar: dialog('estornar'),
    desfazer: (row: DespesaListada) => void desfazer(row),
    solicitar: (row: DespesaListada) => void lote.solicitar([row]),
    retirar: (row: DespesaListada) => void lote.retirar([row]),
    historico: dialog('historico'),
    duplicar: dialog('duplicar'),
    tornarRecorrente: ({ id }: DespesaListada) => navigate(novaRecorrenciaHref(id)),
    excluir: dialog('excluir'),
  };
  const settle = oneOrMany(on.liquidar, liquidarVarias);
  const giveAccount = (alvo: Alvo<DespesaListada>, clear: () => void) => {
    clear();
    setAberto({ tipo: 'darConta', alvo });
  };
  const acoes: SelectionAction<DespesaListada>[] = [
    {
      label: 'Liquidar',
      key: 'l',
      eligible: (row) => row.pode.liquidar === undefined,
      run: settle,
      runWhole: settle,
    },
    {
      label: 'Solicitar aprovação',
      key: 's',
      eligible: (row) => row.pode.solicitarAprovacao === undefined,
      run: lote.solicitar,
      runWhole: lote.solicitar,
    },
    {
      label: messages.darConta,
      eligible: (row) => row.pode.darConta === undefined,
      run: giveAccount,
      runWhole: giveAccount,
    },
    {
      label: MONTAR_BORDERO,
      eligible: (row) => motivoForaDoBordero(row) === null,
      run: (despesas, clear) => setAberto({ tipo: 'bordero', despesas, clear }),
    },
  ];

  return (
    <ParceladoPage
      area="despesas"
      title={title}
      list={list}
      query={query}
      totals={totals}
      basis={messages.base}
      createLabel={REGISTRAR}
      operations={OPERATIONS}
      also={GUARDAS}
      view={despesaView({
        today,
        mayEdit: useCan('despesas.editar'),
        maySeeBeneficiario: useCan('beneficiarios.ver'),
        onOpen: opened.open,
        on,
      })}
      blocked={(row, acao) => despesasMotivos.texto(row.pode[acao])}
      Create={Registrar}
      Edit={Edit}
      columns={columns}
      nameOf={nomeDespesa}
      rowStatus={despesaRowStatus}
      menu={{ edita: (row) => editingActions(row, on), le: readingActions(on) }}
      acoes={acoes}
      // Only who edits selects (spec 1 §6.3).
      todosSelecionam={false}
      readWhole={readWhole}
      empty={empty}
      dialogo={aberto && <DespesaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
    />
  );
}
