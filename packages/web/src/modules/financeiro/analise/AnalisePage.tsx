import { CAMPO_ANALISE_ROTULOS, type CampoAnalise } from '@sede/domain/modules/financeiro/analise';
import { BASE_DESPESA_ROTULOS } from '@sede/domain/modules/financeiro/relatorio-despesas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { FatiasPage } from '../financeiro.FatiasPage.tsx';
import type { CampoDeFatia } from '../financeiro.fatias.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { NotaDaQualidade } from '../financeiro.NotaDosDados.tsx';
import { useFatias } from '../financeiro.useFatias.ts';
import { type Expandido, lancamentoColumns, TextoDialog } from '../relatorio-despesas/index.ts';
import { analiseList } from './analise.list.ts';

const CAMPOS = {
  itemDespesa: { rotulo: CAMPO_ANALISE_ROTULOS.itemDespesa, so: 'idItemDespesa', exceto: 'excetoItens' },
  tipoDespesa: { rotulo: CAMPO_ANALISE_ROTULOS.tipoDespesa, so: 'tipoDespesa', exceto: 'excetoTipos' },
  centroCusto: {
    rotulo: CAMPO_ANALISE_ROTULOS.centroCusto,
    so: 'centroCusto',
    exceto: 'excetoCentros',
    sem: 'semCentroCusto',
  },
} as const satisfies Record<CampoAnalise, CampoDeFatia>;
const DESPESAS = { modulos: ['despesas'] };

/** '/financial/graficos'. Source: spec 1 §2.14, §9; decisions §7 (Which date counts). */
export function AnalisePage() {
  const mayExport = useCan('despesas.exportar');
  const listas = useListasDeFiltro();
  const definition = useMemo(() => analiseList(listas), [listas]);
  const fatias = useFatias(definition, CAMPOS);
  const { base } = fatias;
  const [expandido, setExpandido] = useState<Expandido | null>(null);
  const columns = useMemo(() => lancamentoColumns(base === 'caixa', setExpandido), [base]);
  const report = useQuery({
    ...orpc.analise.ler.queryOptions({ input: fatias.input, placeholderData: keepPreviousData }),
    meta: DESPESAS,
  });
  const inteiro = useQuery({
    ...orpc.analise.ler.queryOptions({ input: fatias.doPeriodo, placeholderData: keepPreviousData }),
    enabled: fatias.filtrado,
    meta: DESPESAS,
  });
  const query = useQuery({
    ...orpc.relatorioDespesas.list.queryOptions({
      input: { ...fatias.of(report.data?.fatias ?? []).list.input, totais: 'nao' },
      placeholderData: keepPreviousData,
    }),
    meta: DESPESAS,
  });
  return (
    <>
      <FatiasPage
        title="Análise de despesas"
        nome="Despesas"
        fatias={fatias}
        bases={BASE_DESPESA_ROTULOS}
        report={report}
        inteiro={inteiro}
        query={query}
        exportPath={mayExport ? '/api/relatorio-despesas/exportar' : null}
        print={orpc.relatorioDespesas.list.call}
        table={{
          id: 'despesas-analise',
          columns,
          rowKey: (row) => `${row.id} ${row.lancamento}`,
          rowLabel: (row) => row.itemDespesa,
        }}
        vazio="Nenhuma despesa neste período."
      />
      <NotaDaQualidade />
      <TextoDialog expandido={expandido} onClose={() => setExpandido(null)} />
    </>
  );
}
