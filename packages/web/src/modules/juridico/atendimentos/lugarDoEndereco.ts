/**
 * A free slot that another page leads to: `?escritorio=&tipo=&servico=&data=&agenda=&horario=`, as the address of the booking names it. Null
 * where one of them is missing or is none. Source: decisions-legal (Wizard).
 */
import { isCalendarDate } from '@sede/domain/kernel';
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/atendimentos';
import { type FlatSearch, stringifySearch } from '#platform/routing/index.ts';
import { NOVO_ATENDIMENTO } from './atendimentos.paths.ts';
import type { Valores } from './useAgendamento.ts';

export type LugarDoEndereco = Pick<
  Valores,
  'escritorioId' | 'tipoAtendimento' | 'tipoServico' | 'data' | 'agendaId' | 'horarios'
>;

export function readEndereco({ escritorio, tipo, servico, data, agenda, horario }: FlatSearch): LugarDoEndereco | null {
  const tipoAtendimento = TIPOS_ATENDIMENTO.find((um) => um === tipo);
  const tipoServico = TIPOS_SERVICO.find((um) => um === servico);
  if (!(escritorio && agenda && horario && tipoAtendimento && tipoServico && isCalendarDate(data))) return null;
  return { escritorioId: escritorio, tipoAtendimento, tipoServico, data, agendaId: agenda, horarios: [horario] };
}

/** `horario`: a slot's id. */
export const agendarPath = (lugar: {
  escritorio: string;
  tipo: string;
  servico: string;
  data: string;
  agenda: string;
  horario: string;
}): string => `${NOVO_ATENDIMENTO}${stringifySearch(lugar)}`;
