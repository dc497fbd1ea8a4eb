import { formatDataBr, isCalendarDate } from '@sede/domain/kernel';
import { useMemo } from 'react';
import { NotFoundPage } from '#modules/acesso/inicio/index.ts';
import { useParams } from '#platform/routing/index.ts';
import { useListState, withInputs } from '#platform/ui/index.ts';
import { DespesasTable } from './DespesasTable.tsx';
import { naoLiquidadasList } from './despesas.list.ts';
import { useListasDosFiltros } from './useListasDosFiltros.ts';

function Intervalo({ inicio, fim }: { inicio: string; fim: string }) {
  const listas = useListasDosFiltros();
  const definition = useMemo(() => naoLiquidadasList(listas), [listas]);
  const list = withInputs(useListState(definition), { inicio, fim, naoLiquidadas: true });
  const when = inicio === fim ? `em ${formatDataBr(inicio)}` : `de ${formatDataBr(inicio)} a ${formatDataBr(fim)}`;
  return (
    <DespesasTable
      title={`Despesas não liquidadas ${when}`}
      list={list}
      empty="Tudo o que vence neste período já está liquidado."
    />
  );
}

/** '/financial/despesas/{data_inicial}/{data_final}': unpaid expenses due in the range. Source: spec 1 §2.1, §2.8. */
export function NaoLiquidadasPage() {
  const { dataInicial = '', dataFinal = '' } = useParams();
  if (!isCalendarDate(dataInicial) || !isCalendarDate(dataFinal) || dataInicial > dataFinal) return <NotFoundPage />;
  return <Intervalo inicio={dataInicial} fim={dataFinal} />;
}
