import { MAX_SELECAO } from '@sede/domain/kernel';
import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { lazy, Suspense, useMemo, useState } from 'react';
import { api } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type Alvo,
  downloadFrom,
  exportHref,
  formatSort,
  isWhole,
  MAX_IDS_NO_ENDERECO,
  RecordListPage,
  type SelectionAction,
  useKit,
  useListState,
  useOpenRecord,
} from '#platform/ui/index.ts';
import { type Aberto, ReceitaDialogs } from './ReceitaDialogs.tsx';
import { editingActions, readingActions } from './receita.actions.tsx';
import { receitaColumns, receitaRowStatus } from './receita.columns.tsx';
import { nomeReceita } from './receita.status.ts';
import { REGISTRAR } from './receitas.actions.ts';
import { receitasList } from './receitas.list.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';
import { useReceitas } from './useReceitas.ts';

const Registrar = lazy(() => import('./RegistrarReceita.tsx').then((m) => ({ default: m.RegistrarReceita })));
const ReceitaForm = lazy(() => import('./ReceitaForm.tsx').then((m) => ({ default: m.ReceitaForm })));
const ReceitaLeitura = lazy(() => import('./ReceitaLeitura.tsx').then((m) => ({ default: m.ReceitaLeitura })));
const ReceitaDetail = lazy(() => import('./ReceitaDetail.tsx').then((m) => ({ default: m.ReceitaDetail })));

const EXPORTAR = '/api/receitas/exportar';

async function readWhole(filtro: Record<string, unknown>) {
  const { total, somas, marca } = await api.receitas.selecao(filtro);
  return { total, soma: somas.valorLiquido, marca };
}

/** '/financial/receitas'. Source: spec 1 §2.15, §6.3. */
export function ReceitasPage() {
  const mayEdit = useCan('receitas.editar');
  const mayExport = useCan('receitas.exportar');
  const { today } = useKit();
  const columns = useMemo(() => receitaColumns(today), [today]);
  const list = useListState(receitasList);
  const { query, totals } = useReceitas(list);
  const opened = useOpenRecord();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const desfazer = useDesfazerCredito();

  const dialog = (tipo: 'creditar' | 'estornar' | 'historico' | 'excluir') => (receita: Receita) =>
    setAberto({ tipo, receita });
  const on = {
    abrir: (row: Receita) => opened.open(row.id),
    creditar: dialog('creditar'),
    estornar: dialog('estornar'),
    desfazer: (row: Receita) => void desfazer(row),
    historico: dialog('historico'),
    excluir: dialog('excluir'),
  };

  const credit = (alvo: Alvo<Receita>, clear: () => void) => {
    clear();
    const [one, ...others] = isWhole(alvo) ? [] : alvo;
    setAberto(one && others.length === 0 ? { tipo: 'creditar', receita: one } : { tipo: 'creditarVarias', alvo });
  };
  const giveAccount = (alvo: Alvo<Receita>, clear: () => void) => {
    clear();
    setAberto({ tipo: 'darConta', alvo });
  };
  const crediting: SelectionAction<Receita> = {
    label: 'Creditar',
    eligible: (row) => row.pode.creditar === undefined,
    noneReason: 'As receitas selecionadas já estão creditadas.',
    run: credit,
    runWhole: credit,
  };
  const givingAccount: SelectionAction<Receita> = {
    label: messages.darConta,
    eligible: (row) => row.pode.darConta === undefined,
    noneReason: 'Nenhuma das selecionadas está creditada e sem conta.',
    run: giveAccount,
    runWhole: giveAccount,
  };
  const ordem = formatSort(list.state.sort);
  const exporting: SelectionAction<Receita> = {
    label: 'Exportar seleção',
    max: MAX_IDS_NO_ENDERECO,
    run: (rows) => downloadFrom(exportHref(EXPORTAR, 'xlsx', { ids: rows.map(({ id }) => id) }, ordem)),
    runWhole: ({ filtro }) => downloadFrom(exportHref(EXPORTAR, 'xlsx', filtro, ordem)),
  };

  return (
    <>
      <RecordListPage
        area="receitas"
        title="Receitas"
        list={list}
        query={query}
        totals={totals}
        operations={{ list: { call: api.receitas.list }, exports: true }}
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        basis={messages.base}
        columns={columns}
        nameOf={nomeReceita}
        rowStatus={receitaRowStatus}
        actions={(row) => readingActions(row, on)}
        menu={(row) => editingActions(row, on)}
        onOpen={on.abrir}
        panel={(row) => (
          <Suspense fallback={<p role="status">Carregando…</p>}>
            <ReceitaDetail
              id={row.id}
              mayEdit={mayEdit}
              onOpen={opened.open}
              onHistory={() => setAberto({ tipo: 'historico', receita: row })}
            />
          </Suspense>
        )}
        selection={{
          sum: (row) => row.valorLiquido,
          actions: [...(mayEdit ? [crediting, givingAccount] : []), ...(mayExport ? [exporting] : [])],
          whole: { read: readWhole, max: MAX_SELECAO },
        }}
        createLabel={REGISTRAR}
        Create={Registrar}
        drawer={({ id, open, close }) =>
          mayEdit ? (
            <ReceitaForm key={id} id={id} onClose={close} onOpen={open} />
          ) : (
            <ReceitaLeitura key={id} id={id} onOpen={open} onClose={close} />
          )
        }
        empty="Nenhuma receita neste período. Registre a primeira ou escolha outro período."
      />
      <Suspense fallback={null}>
        {aberto && <ReceitaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
      </Suspense>
    </>
  );
}
