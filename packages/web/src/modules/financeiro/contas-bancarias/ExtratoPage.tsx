import { type Movimento, contasMessages as messages } from '@sede/domain/modules/financeiro/contas-bancarias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate, useParams } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, Reading, recordHref, useListState, withInputs } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { CONTAS, DESPESAS, RECEITAS, TRANSFERENCIAS } from '../financeiro.paths.ts';
import { extratoList, MODULOS_DO_SALDO } from './extrato.list.ts';
import { movimentoColumns } from './movimento.columns.tsx';
import { ResumoCard } from './ResumoCard.tsx';

/** Where the record behind a movement is. */
const ONDE: Record<Movimento['tipo'], string> = {
  saldoInicial: CONTAS,
  pagamento: DESPESAS,
  estornoDespesa: DESPESAS,
  credito: RECEITAS,
  estornoReceita: RECEITAS,
  transferenciaEnviada: TRANSFERENCIAS,
  transferenciaRecebida: TRANSFERENCIAS,
};

function Extrato({ id, nome }: { id: string; nome: string }) {
  const mayExport = useCan('contas-bancarias.exportar');
  const list = withInputs(useListState(extratoList), { conta: id });
  const query = useQuery({
    ...orpc.contasBancarias.extrato.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
    }),
    meta: { modulos: MODULOS_DO_SALDO },
  });
  return (
    <ListPage
      title={`Extrato · ${nome}`}
      list={list}
      query={query}
      count={{ one: 'movimento', many: 'movimentos' }}
      siblings={<SectionBar />}
      print={orpc.contasBancarias.extrato.call}
      exportPath={mayExport ? '/api/contas-bancarias/extrato/exportar' : null}
      table={{
        id: 'contas-bancarias-extrato',
        columns: movimentoColumns,
        rowKey: (row) => row.id,
        rowLabel: (row) => row.descricao,
        onOpen: (row) => navigate(recordHref(ONDE[row.tipo], row.idRegistro)),
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nada entrou nem saiu desta conta neste período.' }}
    >
      <ResumoCard conta={id} periodo={list.filterInput} />
    </ListPage>
  );
}

/** '/financial/contas/{id}': what moved an account, with its balance after each. Source: issue 4 (running balance). */
export function ExtratoPage() {
  const { id = '' } = useParams();
  const query = useQuery(orpc.contasBancarias.get.queryOptions({ input: { id } }));
  if (query.data) return <Extrato key={id} id={id} nome={query.data.nome} />;
  return (
    <>
      <PageHeader title={messages.extrato}>
        <SectionBar />
      </PageHeader>
      <Reading query={query} card>
        {() => null}
      </Reading>
    </>
  );
}
