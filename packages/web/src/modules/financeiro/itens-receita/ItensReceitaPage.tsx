import { ITEM_RECEITA_FIELDS, itensReceitaMessages } from '@sede/domain/modules/financeiro/itens-receita';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { itemReceitaColumns } from './item-receita.columns.tsx';
import { CADASTRAR } from './itens-receita.actions.ts';
import { itensReceitaList } from './itens-receita.list.ts';

const Criar = lazy(() => import('./ItemReceitaForm.tsx').then((m) => ({ default: m.CriarItemReceita })));
const Editar = lazy(() => import('./ItemReceitaForm.tsx').then((m) => ({ default: m.EditarItemReceita })));

/** '/financial/itensreceita'. Source: spec 1 §2.21, §6.3. */
export function ItensReceitaPage() {
  const list = useListState(itensReceitaList);
  const query = useQuery(orpc.itensReceita.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="itens-receita"
      title="Itens de receita"
      list={list}
      query={query}
      operations={registerOperations(orpc.itensReceita, itensReceitaMessages)}
      count={{ one: 'item', many: 'itens' }}
      columns={itemReceitaColumns}
      nameOf={(row) => row.nome}
      specs={ITEM_RECEITA_FIELDS}
      detail={['descricao']}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui fica do que o sindicato recebe: mensalidades, aluguéis, rendimentos. Toda receita é de um item."
    />
  );
}
