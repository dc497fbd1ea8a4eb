import { MAX_SELECAO } from '@sede/domain/kernel';
import { borderosMessages, motivoForaDoBordero } from '@sede/domain/modules/financeiro/borderos';
import { type Despesa, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { lazy, Suspense, useMemo, useState } from 'react';
import { novaRecorrenciaHref } from '#modules/financeiro/recorrencias/index.ts';
import { api } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type Alvo,
  downloadFrom,
  exportHref,
  formatSort,
  isWhole,
  type ListControl,
  MAX_IDS_NO_ENDERECO,
  RecordListPage,
  type SelectionAction,
  useKit,
  useOpenRecord,
} from '#platform/ui/index.ts';
import { type Aberto, DespesaDialogs } from './DespesaDialogs.tsx';
import { editingActions, readingActions } from './despesa.actions.tsx';
import { despesaColumns, despesaRowStatus } from './despesa.columns.tsx';
import { nomeDespesa } from './despesa.status.ts';
import { REGISTRAR } from './despesas.actions.ts';
import { useAcoesEmLote } from './useAcoesEmLote.ts';
import { useDesfazerLiquidacao } from './useDesfazerLiquidacao.ts';
import { useDespesas } from './useDespesasQueries.ts';

const Registrar = lazy(() => import('./RegistrarDespesa.tsx').then((m) => ({ default: m.RegistrarDespesa })));
const DespesaForm = lazy(() => import('./DespesaForm.tsx').then((m) => ({ default: m.DespesaForm })));
const DespesaDrawer = lazy(() => import('./DespesaDrawer.tsx').then((m) => ({ default: m.DespesaDrawer })));
const DespesaDetail = lazy(() => import('./DespesaDetail.tsx').then((m) => ({ default: m.DespesaDetail })));

const EXPORTAR = '/api/despesas/exportar';

async function readWhole(filtro: Record<string, unknown>) {
  const { total, somas, marca } = await api.despesas.selecao(filtro);
  return { total, soma: somas.valorLiquido, marca };
}

type Filters = ListControl['definition']['filters'];

export interface DespesasTableProps<F extends Filters> {
  title: string;
  list: ListControl<F>;
  /** What would stand here. */
  empty: string;
}

/** The list of expenses with all that may be done with them, for '/financial/expenses' and the unpaid ones of a range. */
export function DespesasTable<F extends Filters>({ title, list, empty }: DespesasTableProps<F>) {
  const mayEdit = useCan('despesas.editar');
  const mayExport = useCan('despesas.exportar');
  const { today } = useKit();
  const columns = useMemo(() => despesaColumns(today), [today]);
  const { query, totals } = useDespesas(list);
  const opened = useOpenRecord();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const lote = useAcoesEmLote();
  const desfazer = useDesfazerLiquidacao();

  const dialog = (tipo: 'liquidar' | 'estornar' | 'historico' | 'duplicar' | 'excluir') => (despesa: Despesa) =>
    setAberto({ tipo, despesa });
  const on = {
    abrir: (row: Despesa) => opened.open(row.id),
    liquidar: dialog('liquidar'),
    estornar: dialog('estornar'),
    desfazer: (row: Despesa) => void desfazer(row),
    solicitar: (row: Despesa) => void lote.solicitar([row]),
    retirar: (row: Despesa) => void lote.retirar([row]),
    historico: dialog('historico'),
    duplicar: dialog('duplicar'),
    tornarRecorrente: ({ id }: Despesa) => navigate(novaRecorrenciaHref(id)),
    excluir: dialog('excluir'),
  };

  const settle = (alvo: Alvo<Despesa>, clear: () => void) => {
    clear();
    const [one, ...others] = isWhole(alvo) ? [] : alvo;
    setAberto(one && others.length === 0 ? { tipo: 'liquidar', despesa: one } : { tipo: 'liquidarVarias', alvo });
  };
  const giveAccount = (alvo: Alvo<Despesa>, clear: () => void) => {
    clear();
    setAberto({ tipo: 'darConta', alvo });
  };
  const editing: SelectionAction<Despesa>[] = [
    {
      label: 'Solicitar aprovação',
      eligible: (row) => row.pode.solicitarAprovacao === undefined,
      noneReason: 'A aprovação das selecionadas já foi solicitada ou dada.',
      run: lote.solicitar,
      runWhole: lote.solicitar,
    },
    {
      label: 'Liquidar',
      eligible: (row) => row.pode.liquidar === undefined,
      noneReason: 'Nenhuma das selecionadas pode ser liquidada agora.',
      run: settle,
      runWhole: settle,
    },
    {
      label: messages.darConta,
      eligible: (row) => row.pode.darConta === undefined,
      noneReason: 'Nenhuma das selecionadas foi paga pelo banco e está sem conta.',
      run: giveAccount,
      runWhole: giveAccount,
    },
    {
      label: borderosMessages.montar,
      eligible: (row) => motivoForaDoBordero(row) === null,
      noneReason: 'Nenhuma das selecionadas está aprovada, por pagar pelo banco.',
      run: (despesas, clear) => setAberto({ tipo: 'bordero', despesas, clear }),
    },
  ];
  const ordem = formatSort(list.state.sort);
  const exporting: SelectionAction<Despesa> = {
    label: 'Exportar seleção',
    max: MAX_IDS_NO_ENDERECO,
    run: (rows) => downloadFrom(exportHref(EXPORTAR, 'xlsx', { ids: rows.map(({ id }) => id) }, ordem)),
    runWhole: ({ filtro }) => downloadFrom(exportHref(EXPORTAR, 'xlsx', filtro, ordem)),
  };
  // Only who edits selects (spec 1 §6.3).
  const actions = mayEdit ? [...editing, ...(mayExport ? [exporting] : [])] : [];

  return (
    <>
      <RecordListPage
        area="despesas"
        title={title}
        list={list}
        query={query}
        totals={totals}
        operations={{ list: { call: api.despesas.list }, exports: true }}
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        basis={messages.base}
        columns={columns}
        nameOf={nomeDespesa}
        rowStatus={despesaRowStatus}
        actions={(row) => readingActions(row, on)}
        menu={(row) => editingActions(row, on)}
        onOpen={on.abrir}
        panel={(row) => (
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <DespesaDetail
              id={row.id}
              mayEdit={mayEdit}
              onOpen={opened.open}
              onHistory={() => setAberto({ tipo: 'historico', despesa: row })}
            />
          </Suspense>
        )}
        selection={
          actions.length > 0
            ? { sum: (row) => row.valorLiquido, actions, whole: { read: readWhole, max: MAX_SELECAO } }
            : undefined
        }
        createLabel={REGISTRAR}
        Create={Registrar}
        drawer={({ id, open, close }) =>
          mayEdit ? (
            <DespesaForm key={id} id={id} onClose={close} onOpen={open} />
          ) : (
            <DespesaDrawer key={id} id={id} onClose={close} onOpen={open} />
          )
        }
        empty={empty}
      />
      <Suspense fallback={null}>
        {aberto && <DespesaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
      </Suspense>
    </>
  );
}
