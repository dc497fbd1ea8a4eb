import { ActionIcon } from '@mantine/core';
import { labelOfFinanceMonth } from '@sede/domain/kernel';
import {
  ANO_MAXIMO,
  ANO_MINIMO,
  fechamentosMessages,
  fechamentosMotivos,
  type MesFinanceiro,
} from '@sede/domain/modules/financeiro/fechamentos';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate, setSearch, useSearch } from '#platform/routing/index.ts';
import { type MenuEntry, QueryTable, useKit } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './Fechamentos.module.css';
import { mesColumns } from './fechamento.columns.tsx';
import { mesHref } from './fechamentos.paths.ts';
import { useFechamento } from './useFechamento.ts';

/** '/financial/fechamentos?ano=2026'. Source: decisions §7 (Month closing). */
export function FechamentosPage() {
  const { today } = useKit();
  const asked = Number(useSearch().ano);
  const ano = Number.isInteger(asked) && asked >= ANO_MINIMO && asked <= ANO_MAXIMO ? asked : Number(today.slice(0, 4));
  const { fechar, reabrir } = useFechamento();
  const query = useQuery(orpc.fechamentos.meses.queryOptions({ input: { ano }, placeholderData: keepPreviousData }));
  const show = (year: number) => setSearch((current) => ({ ...current, ano: String(year) }));

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
      <nav className={`${classes.ano} no-print`} aria-label="Ano">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Ano de ${ano - 1}`}
          disabled={ano <= ANO_MINIMO}
          onClick={() => show(ano - 1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <h2 aria-live="polite">{ano}</h2>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Ano de ${ano + 1}`}
          disabled={ano >= ANO_MAXIMO}
          onClick={() => show(ano + 1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </nav>
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
