import { BASE_ROTULOS, CAMPO_RELATORIO_ROTULOS, type CampoRelatorio } from '@sede/domain/modules/financeiro/receitas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { FatiasPage } from '../financeiro.FatiasPage.tsx';
import type { CampoDeFatia } from '../financeiro.fatias.ts';
import { useFatias } from '../financeiro.useFatias.ts';
import { lancamentoColumns } from './receita.columns.tsx';
import { relatorioList } from './receitas.list.ts';

const CAMPOS = {
  itemReceita: { rotulo: CAMPO_RELATORIO_ROTULOS.itemReceita, so: 'idItemReceita', exceto: 'excetoItens' },
  tipo: { rotulo: CAMPO_RELATORIO_ROTULOS.tipo, so: 'tipo' },
} as const satisfies Record<CampoRelatorio, CampoDeFatia>;

/** '/financial/receitas/graficos'. Source: spec 1 §2.16, §9; decisions §7 (Which date counts). */
export function RelatorioPage() {
  const mayExport = useCan('receitas.exportar');
  const fatias = useFatias(relatorioList, CAMPOS);
  const { base } = fatias;
  const columns = useMemo(() => lancamentoColumns(base === 'caixa'), [base]);
  const report = useQuery(
    orpc.receitas.relatorio.queryOptions({ input: fatias.input, placeholderData: keepPreviousData }),
  );
  const inteiro = useQuery({
    ...orpc.receitas.relatorio.queryOptions({ input: fatias.doPeriodo, placeholderData: keepPreviousData }),
    enabled: fatias.filtrado,
  });
  const query = useQuery(
    orpc.receitas.lancamentos.queryOptions({
      input: { ...fatias.of(report.data?.fatias ?? []).list.input, totais: 'nao' },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <FatiasPage
      title="Relatório de receitas"
      nome="Receitas"
      fatias={fatias}
      bases={BASE_ROTULOS}
      report={report}
      inteiro={inteiro}
      query={query}
      exportPath={mayExport ? '/api/receitas/relatorio/exportar' : null}
      print={orpc.receitas.lancamentos.call}
      table={{
        id: 'receitas-relatorio',
        columns,
        rowKey: (row) => `${row.id} ${row.lancamento}`,
        rowLabel: (row) => row.itemReceita,
      }}
      vazio="Nenhuma receita neste período."
    />
  );
}
