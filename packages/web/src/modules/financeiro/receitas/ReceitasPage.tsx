import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { lazy, useMemo, useState } from 'react';
import { api } from '#platform/api/index.ts';
import { type Alvo, type SelectionAction, useKit, useListState, useOpenRecord } from '#platform/ui/index.ts';
import { ParceladoPage } from '../financeiro.ParceladoPage.tsx';
import { readingActions } from '../financeiro.parcela.actions.tsx';
import { oneOrMany, readSelection } from '../financeiro.selection.ts';
import { type Aberto, ReceitaDialogs } from './ReceitaDialogs.tsx';
import { editingActions } from './receita.actions.tsx';
import { receitaColumns, receitaRowStatus } from './receita.columns.tsx';
import { nomeReceita } from './receita.status.ts';
import { REGISTRAR } from './receitas.actions.ts';
import { receitasList } from './receitas.list.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';
import { useReceitas } from './useReceitas.ts';

const TELAS = {
  Registrar: lazy(() => import('./RegistrarReceita.tsx').then((m) => ({ default: m.RegistrarReceita }))),
  Edit: lazy(() => import('./ReceitaForm.tsx').then((m) => ({ default: m.ReceitaForm }))),
  Leitura: lazy(() => import('./ReceitaLeitura.tsx').then((m) => ({ default: m.ReceitaLeitura }))),
  Detalhe: lazy(() => import('./ReceitaDetail.tsx').then((m) => ({ default: m.ReceitaDetail }))),
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
  const varias = (tipo: 'creditarVarias' | 'darConta') => (alvo: Alvo<Receita>) => setAberto({ tipo, alvo });
  const on = {
    abrir: (row: Receita) => opened.open(row.id),
    creditar: dialog('creditar'),
    estornar: dialog('estornar'),
    desfazer: (row: Receita) => void desfazer(row),
    historico: dialog('historico'),
    excluir: dialog('excluir'),
  };
  const credit = oneOrMany(on.creditar, varias('creditarVarias'));
  const giveAccount = (alvo: Alvo<Receita>, clear: () => void) => {
    clear();
    varias('darConta')(alvo);
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
      read={api.receitas.list}
      columns={columns}
      nameOf={nomeReceita}
      rowStatus={receitaRowStatus}
      telas={TELAS}
      menu={{ edita: (row) => editingActions(row, on), le: readingActions(on) }}
      onOpen={opened.open}
      onHistory={on.historico}
      acoes={acoes}
      todosSelecionam
      readWhole={readWhole}
      empty="Nenhuma receita neste período. Registre a primeira ou escolha outro período."
      dialogo={aberto && <ReceitaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
    />
  );
}
