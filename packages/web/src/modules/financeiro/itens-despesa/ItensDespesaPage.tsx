import { ITEM_DESPESA_FIELDS, itensDespesaMessages } from '@sede/domain/modules/financeiro/itens-despesa';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { itemDespesaColumns } from './item-despesa.columns.tsx';
import { beneficiaryNames } from './item-despesa.names.ts';
import { CADASTRAR } from './itens-despesa.actions.ts';
import { itensDespesaList } from './itens-despesa.list.ts';

const Criar = lazy(() => import('./ItemDespesaForm.tsx').then((m) => ({ default: m.CreateItemDespesa })));
const Editar = lazy(() => import('./ItemDespesaForm.tsx').then((m) => ({ default: m.EditItemDespesa })));

/** '/financial/itensdespesa'. Source: spec 1 §2.21, §6.3. */
export function ItensDespesaPage() {
  const { tiposDespesa, centrosCusto } = useListasDeFiltro();
  const list = useListState(useMemo(() => itensDespesaList(tiposDespesa, centrosCusto), [tiposDespesa, centrosCusto]));
  const query = useQuery(orpc.itensDespesa.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="itens-despesa"
      title="Itens de despesa"
      list={list}
      query={query}
      operations={registerOperations(orpc.itensDespesa, itensDespesaMessages)}
      count={{ one: 'item', many: 'itens' }}
      columns={itemDespesaColumns}
      nameOf={(row) => row.nome}
      specs={ITEM_DESPESA_FIELDS}
      detail={['descricao']}
      namesOf={beneficiaryNames}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui fica no que o sindicato gasta: aluguel, honorários, material. Toda despesa é de um item."
    />
  );
}
