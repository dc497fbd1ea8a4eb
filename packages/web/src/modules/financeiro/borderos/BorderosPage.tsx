import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { borderoColumns } from './bordero.columns.tsx';
import { borderosList } from './borderos.list.ts';
import { borderoPath } from './borderos.routes.tsx';

/** '/financial/borderos'. Source: issue 4 (Payment batch). */
export function BorderosPage() {
  const mayExport = useCan('borderos.exportar');
  const list = useListState(borderosList);
  const query = useQuery(orpc.borderos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <ListPage
      title="Borderôs"
      list={list}
      query={query}
      count={{ one: 'borderô', many: 'borderôs' }}
      siblings={<SectionBar />}
      print={orpc.borderos.list.call}
      exportPath={mayExport ? '/api/borderos/exportar' : null}
      table={{
        id: 'borderos',
        columns: borderoColumns,
        rowKey: (row) => row.id,
        rowLabel: (row) => `Borderô nº ${row.numero}`,
        onOpen: (row) => navigate(borderoPath(row.id)),
      }}
      empty={{
        title: 'Sem registros para mostrar',
        text: 'Um borderô reúne despesas aprovadas para pagar de uma vez: selecione-as na lista de despesas e monte-o.',
      }}
    />
  );
}
