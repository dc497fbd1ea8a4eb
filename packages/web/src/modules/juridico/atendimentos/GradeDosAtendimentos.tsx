import { ActionIcon, Button } from '@mantine/core';
import {
  addDays,
  type CalendarDate,
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
import type { CSSProperties } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate, setSearch, useSearch } from '#platform/routing/index.ts';
import { FilterBar, Reading, ScrollFrame, StatusTag, useKit, useListState } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { nomesJuntos } from './atendimento.columns.tsx';
import { atendimentoPath, NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import { EsperaDaGrade } from './EsperaDaGrade.tsx';
import { gradeFiltros } from './grade.filters.ts';
import classes from './grade.module.css';
import { type Bloco, blocosDe, estadoDe, faixaDe, raiasDe, semanaDe } from './grade.ts';
import { agendarPath } from './lugarDoEndereco.ts';
import { SemHorario } from './SemHorario.tsx';
import { useQuemAgenda } from './useQuemAgenda.ts';
import { Vistas } from './Vistas.tsx';

type Coluna = GradeDeAtendimentos['colunas'][number];
const HORA = 60;
const PIXELS_POR_HORA = 68;

interface BlocoProps {
  um: Bloco;
  coluna: Coluna;
  agenda: boolean;
  style?: CSSProperties;
}

/** An appointment opens, a free slot books, a blocked one says why. */
function UmBloco({ um, coluna, agenda, style }: BlocoProps) {
  const { today } = useKit();
  if (um.atendimento) {
    const { tone, label } = estadoDe(um.atendimento, today);
    return (
      <Link className={classes.bloco} data-tone={tone} style={style} to={atendimentoPath(um.atendimento.id)}>
        <b>{nomesJuntos(um.atendimento.filiados)}</b>
        <small>
          {um.inicio} às {um.fim} · {label}
        </small>
      </Link>
    );
  }
  if (um.bloqueio !== null)
    return (
      <span className={classes.bloco} data-tone="neutral" style={style} title={um.bloqueio}>
        <small>{um.inicio} · bloqueado</small>
      </span>
    );
  if (!agenda || um.passado)
    return (
      <span className={classes.livre} style={style}>
        {um.inicio} · {um.passado ? 'não usado' : 'livre'}
      </span>
    );
  const { agendaId, escritorioId: escritorio, tipoAtendimento: tipo, tipoServico: servico } = coluna;
  return (
    <Link
      className={classes.livre}
      style={style}
      aria-label={`Agendar ${formatDataBr(um.data as CalendarDate)}, ${um.inicio}, ${coluna.nomeEscritorio}`}
      to={agendarPath({ escritorio, tipo, servico, data: um.data, agenda: agendaId, horario: um.id })}
    >
      {um.inicio} · livre
    </Link>
  );
}

function Cabeca({ coluna, blocos }: { coluna: Coluna; blocos: readonly Bloco[] }) {
  const marcados = blocos.filter(({ atendimento }) => atendimento !== null).length;
  return (
    <>
      <b>{coluna.nomeEscritorio}</b>
      <small>
        {[coluna.tipoAtendimento, coluna.tipoServico, coluna.identificacao].filter(Boolean).join(' · ')} · {marcados} de{' '}
        {blocos.length}
      </small>
    </>
  );
}

interface GradeProps {
  grade: GradeDeAtendimentos;
  agenda: boolean;
}

/** Hours down, a column per agenda. */
function Dia({ grade, agenda }: GradeProps) {
  const blocos = blocosDe(grade);
  const faixas = blocos.map(faixaDe);
  const inicio = Math.floor(Math.min(...faixas.map(({ de }) => de)) / HORA) * HORA;
  const fim = Math.ceil(Math.max(...faixas.map(({ ate }) => ate)) / HORA) * HORA;
  const altura = (minutos: number) => (minutos / HORA) * PIXELS_POR_HORA;
  const horas = Array.from({ length: (fim - inicio) / HORA }, (_, n) => inicio / HORA + n);
  return (
    <ScrollFrame label="Agendas do dia" className={`card ${classes.quadro}`}>
      <div className={classes.dia} style={{ '--colunas': grade.colunas.length } as CSSProperties}>
        <div className={classes.horas} aria-hidden style={{ height: altura(fim - inicio) }}>
          {horas.map((hora) => (
            <span key={hora} style={{ top: altura(hora * HORA - inicio) }}>
              {String(hora).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {grade.colunas.map((coluna) => {
          const dela = blocos.filter(({ agendaId }) => agendaId === coluna.agendaId);
          const raias = raiasDe(dela);
          return (
            <section key={coluna.agendaId} className={classes.coluna} aria-label={coluna.nomeEscritorio}>
              <h2>
                <Cabeca coluna={coluna} blocos={dela} />
              </h2>
              <div className={classes.trilha} style={{ '--altura': `${altura(fim - inicio)}px` } as CSSProperties}>
                {dela.map((um) => {
                  const { de, ate } = faixaDe(um);
                  return (
                    <UmBloco
                      key={um.id}
                      um={um}
                      coluna={coluna}
                      agenda={agenda}
                      style={
                        // Where it stands in the day; a phone lists them.
                        {
                          '--topo': `${altura(de - inicio) + 2}px`,
                          '--alto': `${altura(ate - de) - 4}px`,
                          '--raia': raias.get(um)?.raia,
                          '--raias': raias.get(um)?.raias,
                        } as CSSProperties
                      }
                    />
                  );
                })}
              </div>
            </section>
          );
        })}
      </div>
    </ScrollFrame>
  );
}

/** Days down, a column per agenda. */
function Semana({ grade, agenda }: GradeProps) {
  const { today } = useKit();
  const blocos = blocosDe(grade);
  const dias = [...new Set(blocos.map(({ data }) => data))].toSorted();
  return (
    <ScrollFrame label="Agendas da semana" className={`card ${classes.quadro}`}>
      <table className={classes.semana}>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {grade.colunas.map((coluna) => (
              <th key={coluna.agendaId} scope="col">
                <Cabeca coluna={coluna} blocos={blocos.filter(({ agendaId }) => agendaId === coluna.agendaId)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dias.map((data) => (
            <tr key={data} data-hoje={data === today || undefined}>
              {/* A date of the database. */}
              <th scope="row">
                {diaDaSemana(data as CalendarDate)} <small>{formatDataBr(data as CalendarDate)}</small>
              </th>
              {grade.colunas.map((coluna) => (
                <td key={coluna.agendaId}>
                  {blocos
                    .filter((um) => um.agendaId === coluna.agendaId && um.data === data)
                    .map((um) => (
                      <UmBloco key={um.id} um={um} coluna={coluna} agenda={agenda} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Contas({ grade }: { grade: GradeDeAtendimentos }) {
  const { today } = useKit();
  const blocos = blocosDe(grade);
  const livres = blocos.filter((um) => um.atendimento === null && um.bloqueio === null && !um.passado).length;
  const estados = Map.groupBy(grade.atendimentos, (um) => estadoDe(um, today));
  return (
    <div className={classes.contas}>
      {[...estados].map(
        ([
          {
            tone,
            conta: [um, muitos],
          },
          todos,
        ]) => (
          <StatusTag key={muitos} tone={tone} label={formatContagem(todos.length, um, muitos)} />
        ),
      )}
      <StatusTag tone="neutral" label={formatContagem(livres, 'livre', 'livres')} />
    </div>
  );
}

/** '/juridico/atendimentos?vista=dia' and '?vista=semana': a column per agenda; a free slot books. Source: decisions-legal (Appointment list); design/areas/juridico-atendimentos. */
export function GradeDosAtendimentos({ semana }: { semana: boolean }) {
  const { today } = useKit();
  const { dia: pedido } = useSearch();
  // Today is a date of the server.
  const dia = isCalendarDate(pedido) ? pedido : (today as CalendarDate);
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
            <Semana grade={grade} agenda={quem?.motivo === null} />
          ) : (
            <Dia grade={grade} agenda={quem?.motivo === null} />
          )
        }
      </Reading>
      {query.data && <SemHorario grade={query.data} />}
      {quem?.motivo === null && <EsperaDaGrade filtro={list.filterInput} />}
    </div>
  );
}
