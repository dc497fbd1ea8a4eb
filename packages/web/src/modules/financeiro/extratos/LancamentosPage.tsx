import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { conciliacaoPath } from '../financeiro.paths.ts';
import { lancamentosList, MODULOS_DO_EXTRATO } from './extratos.list.ts';
import { lancamentoColumns } from './lancamento.columns.tsx';

/** '/financial/extratos': the lines of all statements. Source: issue 4 (statement import). */
export function LancamentosPage() {
  const mayExport = useCan('extratos.exportar');
  const list = useListState(lancamentosList);
  const query = useQuery({
    ...orpc.extratos.lancamentos.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    meta: { modulos: MODULOS_DO_EXTRATO },
  });
  return (
    <ListPage
      title="Lançamentos dos extratos"
      list={list}
      query={query}
      count={{ one: 'lançamento', many: 'lançamentos' }}
      sum={(somas) => somas.entradas - somas.saidas}
      siblings={<SectionBar />}
      print={orpc.extratos.lancamentos.call}
      exportPath={mayExport ? '/api/extratos/exportar' : null}
      table={{
        id: 'extratos-lancamentos',
        columns: lancamentoColumns,
        rowKey: (row) => row.id,
        rowLabel: (row) => row.descricao,
        onOpen: (row) => navigate(conciliacaoPath(row.idConta, row.data.slice(0, 7))),
      }}
      empty={{
        title: 'Sem registros para mostrar',
        text: 'Importe o extrato de uma conta em Conciliação bancária: os seus lançamentos aparecem aqui.',
      }}
    />
  );
}
