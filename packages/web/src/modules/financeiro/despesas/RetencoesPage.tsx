import { IMPOSTO_ROTULOS } from '@sede/domain/modules/financeiro/despesas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ErrorState, ListPage, recordHref, useKit, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { RecolherDialog } from './RecolherDialog.tsx';
import { ResumoRetencoes } from './ResumoRetencoes.tsx';
import { retencaoColumns, retencoesList } from './retencoes.list.tsx';
import { useRecolhimento } from './useRecolhimento.ts';

/** '/financial/impostos-retidos'. Source: issue 4 (retained taxes). */
export function RetencoesPage() {
  const mayExport = useCan('despesas.exportar');
  const maySettle = useCan('despesas.liquidar');
  const { today } = useKit();
  const columns = useMemo(() => retencaoColumns(today), [today]);
  const recolhimento = useRecolhimento();
  const list = useListState(retencoesList);
  const query = useQuery(
    orpc.despesas.retencoes.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const resumo = useQuery(
    orpc.despesas.resumoRetencoes.queryOptions({ input: list.filterInput, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <ListPage
        title="Impostos retidos"
        list={list}
        query={query}
        count={{ one: 'retenção', many: 'retenções', feminine: true }}
        sum={(somas) => somas.retido}
        basis="por data do pagamento"
        siblings={<SectionBar />}
        exportPath={mayExport ? '/api/despesas/retencoes/exportar' : null}
        table={{
          id: 'retencoes',
          columns,
          rowKey: (row) => row.id,
          rowLabel: (row) => `${IMPOSTO_ROTULOS[row.imposto]} · ${row.nomeBeneficiario}`,
          onOpen: (row) => navigate(recordHref('/financial/expenses', row.idDespesa)),
        }}
        empty={{
          title: 'Sem registros para mostrar',
          text: 'Aqui aparecem IRRF, INSS, ISS e CSRF retidos ao liquidar despesas.',
        }}
      >
        {resumo.data ? (
          <ResumoRetencoes itens={resumo.data.itens} hoje={today} onRecolher={maySettle ? recolhimento.abrir : null} />
        ) : (
          resumo.error && <ErrorState error={resumo.error} onRetry={() => void resumo.refetch()} />
        )}
      </ListPage>
      {recolhimento.aberto && <RecolherDialog item={recolhimento.aberto} onClose={recolhimento.fechar} />}
    </>
  );
}
