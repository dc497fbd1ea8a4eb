/**
 * The days of an agenda of the old system: slots by the key of their day, each with who held it.
 *
 * Hours are those of the wall in São Paulo, whatever day the slot's own instants say. Out, besides: what is refused (no day, no hours, begin
 * not before end) and what is left out (two that begin together: the booked one stays). The import of agendas writes them, that of
 * appointments looks up its own. Pure, but that the owners are worked out once in a run. Source: spec 3 §3; decisions-legal (Import).
 */
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import { asNode, children, type ImportContext, type Node, Refusal, readDay, readText } from '#platform/import/index.ts';
import { readFim, readHora, registrosPorEscritorio } from './juridico.import.ts';

export interface HorarioAntigo {
  data: string;
  inicioMin: number;
  fimMin: number;
  ocupado: boolean;
  /** Old key of the appointment; '' where none is named. */
  atendimento: string;
}

function readDia(key: string): string | null {
  try {
    return readDay(key);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const faixa = ({ inicioMin, fimMin }: Pick<HorarioAntigo, 'inicioMin' | 'fimMin'>) =>
  `${horaDosMinutos(inicioMin)} - ${horaDosMinutos(fimMin)}`;

function readHorario(data: string, node: Node): HorarioAntigo | string {
  const inicioMin = readHora(node.hora_inicio);
  const fimMin = readFim(node.hora_final ?? node.hora_fim);
  if (inicioMin === null || fimMin === null) return `horário recusado em ${data}: sem início ou fim`;
  if (inicioMin >= fimMin) return `horário recusado em ${data}: ${faixa({ inicioMin, fimMin })}`;
  const atendimento = readText(node.atendimentoId);
  return { data, inicioMin, fimMin, ocupado: node.isSelected === true || atendimento !== '', atendimento };
}

export function readHorariosAntigos(agenda: Node): { horarios: HorarioAntigo[]; ressalvas: string[] } {
  const porInicio = new Map<string, HorarioAntigo>();
  const ressalvas: string[] = [];
  for (const [key, slots] of children(agenda.datas)) {
    const data = readDia(key);
    if (data === null) {
      ressalvas.push(`dia '${key}' recusado: não é uma data`);
      continue;
    }
    for (const [, slot] of children(slots)) {
      const lido = readHorario(data, asNode(slot));
      if (typeof lido === 'string') {
        ressalvas.push(lido);
        continue;
      }
      const chave = `${data} ${lido.inicioMin}`;
      const outro = porInicio.get(chave);
      if (outro) ressalvas.push(`horário repetido em ${data}: ${faixa(lido)}`);
      if (!outro || (lido.ocupado && !outro.ocupado) || (lido.atendimento !== '' && outro.atendimento === ''))
        porInicio.set(chave, lido);
    }
  }
  return { horarios: [...porInicio.values()], ressalvas };
}

export interface LugarAntigo {
  /** Old key of the agenda, as `id_origem` keeps it. */
  agenda: string;
  horarios: HorarioAntigo[];
}

interface AgendasAntigas {
  /** All slots of an agenda, by its whole key. */
  horarios: ReadonlyMap<string, HorarioAntigo[]>;
  /** By the appointment's old key: the agendas in which it holds slots. */
  porAtendimento: ReadonlyMap<string, LugarAntigo[]>;
  /** Whole keys by the agenda's own. */
  chaves: ReadonlyMap<string, string[]>;
}

export const agendasAntigas = ({ exported, once }: Pick<ImportContext, 'exported' | 'once'>): AgendasAntigas =>
  once('agendas antigas', () => {
    const porAgenda = new Map<string, HorarioAntigo[]>();
    const porAtendimento = new Map<string, LugarAntigo[]>();
    const chaves = new Map<string, string[]>();
    for (const [agenda, node] of registrosPorEscritorio(exported, 'agendas')) {
      const id = readText(node.chaveDoRegistro);
      chaves.set(id, [...(chaves.get(id) ?? []), agenda]);
      const { horarios: lidos } = readHorariosAntigos(node);
      porAgenda.set(agenda, lidos);
      const donos = Map.groupBy(lidos, ({ atendimento }) => atendimento);
      donos.delete('');
      for (const [atendimento, horarios] of donos)
        porAtendimento.set(atendimento, [...(porAtendimento.get(atendimento) ?? []), { agenda, horarios }]);
    }
    return { horarios: porAgenda, porAtendimento, chaves };
  });

/** Why a slot to come that nobody is known to hold is not offered. */
export const BLOQUEIO_ANTIGO = 'Ocupado no sistema anterior';
