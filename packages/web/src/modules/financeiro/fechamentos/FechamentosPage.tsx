import { labelOfFinanceMonth } from '@sede/domain/kernel';
import {
  ANO_MAXIMO,
  ANO_MINIMO,
  fechamentosMessages,
  fechamentosMotivos,
  type MesFinanceiro,
} from '@sede/domain/modules/financeiro/fechamentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { type MenuEntry, QueryTable, useYear, YearSteps } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { mesColumns } from './fechamento.columns.tsx';
import { mesHref } from './fechamentos.paths.ts';
import { useFechamento } from './useFechamento.ts';

/** '/financial/fechamentos?ano=2026'. Source: decisions §7 (Month closing). */
export function FechamentosPage() {
  const years = useYear(ANO_MINIMO, ANO_MAXIMO);
  const ano = years.year;
  const { fechar, reabrir } = useFechamento();
  const query = useQuery(orpc.fechamentos.meses.queryOptions({ input: { ano }, placeholderData: keepPreviousData }));

  const actions = (row: MesFinanceiro): MenuEntry[] => [
    { label: 'Conferir', onSelect: () => void navigate(mesHref(row.mes)) },
    row.situacao === 'fechado'
      ? {
          label: fechamentosMessages.reabrir,
          disabledReason: fechamentosMotivos.texto(row.pode.reabrir),
          onSelect: () => void reabrir(row),
        }
      : {
          label: fechamentosMessages.fechar,
          disabledReason: fechamentosMotivos.texto(row.pode.fechar),
          onSelect: () => void fechar(row),
        },
  ];

  return (
    <>
      <PageHeader title={fechamentosMessages.titulo} subtitle="Um mês fechado não muda mais.">
        <SectionBar />
      </PageHeader>
      <YearSteps {...years} />
      <QueryTable
        id="fechamentos"
        label={`Meses financeiros de ${ano}`}
        columns={mesColumns}
        query={query}
        rowKey={(row) => row.mes}
        rowLabel={(row) => labelOfFinanceMonth(row.mes)}
        rowActions={actions}
        onOpen={(row) => void navigate(mesHref(row.mes))}
        compact
      />
    </>
  );
}
