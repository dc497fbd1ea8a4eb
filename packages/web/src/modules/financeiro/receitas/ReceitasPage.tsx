import { receitasMessages as messages, type Receita, receitasMotivos } from '@sede/domain/modules/financeiro/receitas';
import { lazy, useMemo, useState } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type Alvo,
  type ClearSelection,
  type SelectionAction,
  useKit,
  useListState,
  useOpenRecord,
} from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';
import { ParceladoPage } from '../financeiro.ParceladoPage.tsx';
import { readingActions } from '../financeiro.parcela.actions.tsx';
import { oneOrMany, readSelection } from '../financeiro.selection.ts';
import { type Aberto, ReceitaDialogs } from './ReceitaDialogs.tsx';
import { editingActions } from './receita.actions.tsx';
import { receitaColumns, receitaRowStatus } from './receita.columns.tsx';
import { nomeReceita } from './receita.status.ts';
import { receitaView } from './receita.view.tsx';
import { REGISTRAR } from './receitas.actions.ts';
import { receitasList } from './receitas.list.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';
import { useReceitas } from './useReceitas.ts';

const Registrar = lazy(() => import('./RegistrarReceita.tsx').then((m) => ({ default: m.RegistrarReceita })));
const Edit = lazy(() => import('./EditReceita.tsx').then((m) => ({ default: m.EditReceita })));
const OPERATIONS = {
  list: orpc.receitas.list,
  get: orpc.receitas.get,
  reading: orpc.receitas.reading,
  history: orpc.receitas.history,
  exports: true,
};
const readWhole = readSelection(api.receitas.selecao);

/** '/financial/receitas'. Source: spec 1 §2.15, §6.3. */
export function ReceitasPage() {
  const { today } = useKit();
  const columns = useMemo(() => receitaColumns(today), [today]);
  const list = useListState(receitasList);
  const { query, totals } = useReceitas(list);
  const opened = useOpenRecord();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const desfazer = useDesfazerCredito();

  const dialog = (tipo: 'creditar' | 'estornar' | 'historico' | 'excluir') => (receita: Receita) =>
    setAberto({ tipo, receita });
  const creditarVarias = (alvo: Alvo<Receita>, clear: ClearSelection) =>
    setAberto({ tipo: 'creditarVarias', alvo, clear });
  const on = {
    abrir: (row: Receita) => opened.open(row.id),
    editar: (row: Receita) => opened.edit(row.id),
    creditar: dialog('creditar'),
    estornar: dialog('estornar'),
    desfazer: (row: Receita) => void desfazer(row),
    historico: dialog('historico'),
    excluir: dialog('excluir'),
  };
  const credit = oneOrMany(on.creditar, creditarVarias);
  const giveAccount = (alvo: Alvo<Receita>, clear: () => void) => {
    clear();
    setAberto({ tipo: 'darConta', alvo });
  };
  const acoes: SelectionAction<Receita>[] = [
    {
      label: 'Creditar',
      key: 'c',
      eligible: (row) => row.pode.creditar === undefined,
      run: credit,
      runWhole: credit,
    },
    {
      label: messages.darConta,
      eligible: (row) => row.pode.darConta === undefined,
      run: giveAccount,
      runWhole: giveAccount,
    },
  ];

  return (
    <ParceladoPage
      area="receitas"
      title="Receitas"
      list={list}
      query={query}
      totals={totals}
      basis={messages.base}
      createLabel={REGISTRAR}
      operations={OPERATIONS}
      also={GUARDAS}
      view={receitaView({ mayEdit: useCan('receitas.editar'), onOpen: opened.open, on })}
      blocked={(row, acao) => receitasMotivos.texto(row.pode[acao])}
      Create={Registrar}
      Edit={Edit}
      columns={columns}
      nameOf={nomeReceita}
      rowStatus={receitaRowStatus}
      menu={{ edita: (row) => editingActions(row, on), le: readingActions(on) }}
      acoes={acoes}
      todosSelecionam
      readWhole={readWhole}
      empty="Nenhuma receita neste período. Registre a primeira ou escolha outro período."
      dialogo={aberto && <ReceitaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
    />
  );
}
