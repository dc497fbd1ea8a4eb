/** Fields of agendas and their slots, how lists are sorted, and their limits. Source: spec 3 §2.9, §3, §9; decisions-legal (Tables, Agendas). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { horaDosMinutos } from './hora.rules.ts';

const hora = (minutos: string) => horaDosMinutos(Number(minutos));

/** Beside this year, as many to come are offered. */
export const ANOS_A_FRENTE = 5;
export const MAX_IDENTIFICACAO = 60;
export const MAX_LOCAL = 300;
export const MAX_BLOQUEIO = 200;

/** What was done, as staff call it. */
export const AGENDA_ACTIONS = {
  desfazerGeracao: 'Geração desfeita',
  bloquear: 'Bloqueio',
  desbloquear: 'Desbloqueio',
} as const;

/** What becomes of appointments to come that stand elsewhere when an agenda's place changes. */
export const DESTINOS_DOS_AGENDADOS = ['mudam', 'ficam'] as const;
export type DestinoDosAgendados = (typeof DESTINOS_DOS_AGENDADOS)[number];

export const AGENDA_FIELDS = {
  ano: { rotulo: 'Ano da Agenda', tipo: 'inteiro' },
  escritorioId: { rotulo: 'Escritório', tipo: 'referencia' },
  tipoAtendimento: { rotulo: 'Tipo de atendimento', tipo: 'texto' },
  tipoServico: { rotulo: 'Tipo de serviço', tipo: 'texto' },
  identificacao: { rotulo: 'Identificação', tipo: 'texto' },
  local: { rotulo: 'Local', tipo: 'texto' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const HORARIO_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  inicioMin: { rotulo: 'Horário início', tipo: 'texto', formato: hora },
  fimMin: { rotulo: 'Horário final', tipo: 'texto', formato: hora },
  bloqueioMotivo: { rotulo: 'Bloqueado', tipo: 'texto' },
  encaixe: { rotulo: 'Encaixe', tipo: 'simNao' },
} as const satisfies FieldSpecs;

export const AGENDAS_ORDEM = listOrder(['escritorio', 'ano', 'tipoServico', 'tipoAtendimento'], 'escritorio');
