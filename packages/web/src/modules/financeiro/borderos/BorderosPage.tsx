import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { RecordListPage, useListState } from '#platform/ui/index.ts';
import { borderoColumns } from './bordero.columns.tsx';
import { borderosList } from './borderos.list.ts';
import { borderoPath } from './borderos.routes.tsx';

/** '/financial/borderos'. Source: issue 4 (Payment batch). */
export function BorderosPage() {
  const list = useListState(borderosList);
  const query = useQuery(orpc.borderos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="borderos"
      title="Borderôs"
      list={list}
      query={query}
      operations={{ list: orpc.borderos.list, exports: true }}
      count={{ one: 'borderô', many: 'borderôs' }}
      columns={borderoColumns}
      nameOf={(row) => `Borderô nº ${row.numero}`}
      onOpen={(row) => navigate(borderoPath(row.id))}
      empty="Um borderô reúne despesas aprovadas para pagar de uma vez: selecione-as na lista de despesas e monte-o."
    />
  );
}
