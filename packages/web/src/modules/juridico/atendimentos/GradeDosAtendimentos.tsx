import { ActionIcon, Button } from '@mantine/core';
import {
  addDays,
  diaDaSemana,
  formatContagem,
  formatDataBr,
  formatDataLonga,
  isCalendarDate,
} from '@sede/domain/kernel';
import {
  type GradeDeAtendimentos,
  PAGINAS_DE_ATENDIMENTOS as PAGINAS,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconChevronLeft, IconChevronRight, IconPlus, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { navigate, setSearch, useSearch } from '#platform/routing/index.ts';
import { FilterBar, Reading, StatusTag, useKit, useListState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { DiaDaGrade } from './DiaDaGrade.tsx';
import { EsperaDaGrade } from './EsperaDaGrade.tsx';
import { gradeFiltros } from './grade.filters.ts';
import classes from './grade.module.css';
import { blocosDe, comecados, estadoDe, semanaDe } from './grade.ts';
import { SemanaDaGrade } from './SemanaDaGrade.tsx';
import { SemHorario } from './SemHorario.tsx';
import { useQuemAgenda } from './useQuemAgenda.ts';
import { Vistas } from './Vistas.tsx';

function Contas({ grade }: { grade: GradeDeAtendimentos }) {
  const { today } = useKit();
  const blocos = blocosDe(grade);
  const livres = blocos.filter((um) => um.atendimento === null && um.bloqueio === null && !um.passado).length;
  const deles = comecados(grade);
  const estados = Map.groupBy(grade.atendimentos, (um) => estadoDe(um, today, deles.has(um.id)));
  return (
    <div className={classes.contas}>
      {[...estados].map(([{ tone, label, conta }, todos]) => (
        <StatusTag key={label} tone={tone} label={formatContagem(todos.length, ...conta)} />
      ))}
      <StatusTag tone="neutral" label={formatContagem(livres, 'livre', 'livres')} />
    </div>
  );
}

/**
 * '/juridico/atendimentos?vista=dia' and '?vista=semana': a column per agenda; a free slot books.
 * Source: decisions-legal (Appointment list); design/areas/juridico-atendimentos.
 */
export function GradeDosAtendimentos({ semana }: { semana: boolean }) {
  const { today } = useKit();
  const { dia: pedido } = useSearch();
  const dia = isCalendarDate(pedido) ? pedido : today;
  const [de, ate] = semana ? semanaDe(dia) : [dia, dia];
  const list = useListState(gradeFiltros);
  const query = useQuery(
    orpc.atendimentos.grade.queryOptions({
      input: { ...list.filterInput, de, ate },
      placeholderData: keepPreviousData,
      meta: { modulos: ['agendas'] },
    }),
  );
  const quem = useQuemAgenda();
  const ir = (para: string) => setSearch((now) => ({ ...now, dia: para === today ? null : para }));
  const passo = semana ? 7 : 1;
  const quando = semana ? `${formatDataBr(de)} a ${formatDataBr(ate)}` : `${diaDaSemana(dia)}, ${formatDataLonga(dia)}`;
  return (
    <div className={classes.pagina} data-wide>
      <PageHeader title={PAGINAS.titulo} subtitle={quando}>
        <Vistas />
        <SectionBar />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={semana ? 'Imprimir a semana' : 'Imprimir o dia'}
          onClick={() => window.print()}
        >
          <IconPrinter size={16} aria-hidden />
        </ActionIcon>
        {quem && quem.motivo === null && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void navigate(NOVO_ATENDIMENTO)}>
            {PAGINAS.botaoAgendar}
          </Button>
        )}
      </PageHeader>
      <FilterBar
        list={list}
        lead={
          <nav className={classes.barra} aria-label="Dias">
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={semana ? 'Semana anterior' : 'Dia anterior'}
              onClick={() => ir(addDays(dia, -passo))}
            >
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <Button variant="default" onClick={() => ir(today)}>
              Hoje
            </Button>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={semana ? 'Próxima semana' : 'Próximo dia'}
              onClick={() => ir(addDays(dia, passo))}
            >
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </nav>
        }
      >
        {query.data && <Contas grade={query.data} />}
      </FilterBar>
      <Reading query={query} card>
        {(grade) =>
          grade.horarios.length === 0 ? (
            <p className={`card ${classes.nada}`}>
              {list.narrowed ? 'Nenhuma agenda com estes filtros' : 'Nenhuma agenda'} tem horários{' '}
              {semana ? 'nesta semana' : 'neste dia'}.
            </p>
          ) : semana ? (
            <SemanaDaGrade grade={grade} agenda={quem?.motivo === null} />
          ) : (
            <DiaDaGrade grade={grade} agenda={quem?.motivo === null} />
          )
        }
      </Reading>
      {query.data && <SemHorario grade={query.data} />}
      {quem?.motivo === null && <EsperaDaGrade filtro={list.filterInput} />}
    </div>
  );
}
