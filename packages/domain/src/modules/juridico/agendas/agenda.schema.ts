/**
 * An agenda: whose it is and of which year, and its slots.
 *
 * Days are calendar dates, times 'HH:MM' on the wall in São Paulo; an end of '00:00' is midnight. Lists show counts, the record its
 * slots. Source: spec 3 §2.9, §3; decisions-legal (Tables, Agendas).
 */
import { field, impedimentos, listDefinition, param, registro } from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '../juridico.lists.ts';
import { AGENDAS_ORDEM, DESTINOS_DOS_AGENDADOS, MAX_BLOQUEIO, MAX_IDENTIFICACAO, MAX_LOCAL } from './agenda.lists.ts';
import { agendasMotivos } from './agendas.messages.ts';

const HORA = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
/** What is not a time comes as it was typed: the rules answer in the words of the text, with the day. */
const horaField = () => z.string().max(5).describe('HH:MM, em São Paulo');

const faixa = { data: z.string().max(10).describe('AAAA-MM-DD'), inicio: horaField(), fim: horaField() };

export const horarioNovo = z.strictObject({ ...faixa, loteId: field.id().nullable().optional() });
export const horarioAlterado = z.strictObject({ id: field.id(), ...faixa });

export const agendaFields = {
  escritorioId: field.id(),
  ano: z.number().int().min(1990).max(2100),
  tipoAtendimento: field.oneOf(TIPOS_ATENDIMENTO),
  tipoServico: field.oneOf(TIPOS_SERVICO),
  identificacao: field.optionalText(MAX_IDENTIFICACAO).optional(),
  local: field.optionalText(MAX_LOCAL).optional(),
};

export const agendadosField = () =>
  field
    .oneOf(DESTINOS_DOS_AGENDADOS)
    .nullable()
    .optional()
    .describe('Se o local muda: os atendimentos por vir que estão em outro mudam, com aviso por e-mail, ou ficam');

/** What the editor's own fields must be. */
export const agendaForm = z.strictObject({ ...agendaFields, agendados: agendadosField() });

export const bloqueioField = () => field.text(MAX_BLOQUEIO);

export const horarioSchema = z.object({
  id: z.string(),
  data: z.string(),
  inicio: z.string().regex(HORA),
  fim: z.string().regex(HORA),
  ocupado: z.boolean(),
  bloqueio: z.string().nullable().describe('Por que não é oferecido'),
  encaixe: z.boolean(),
  loteId: z.string().nullable().describe('A geração de que veio'),
});
export type HorarioDaAgenda = z.output<typeof horarioSchema>;

export const agendaSchema = z.object({
  ...registro,
  escritorioId: z.string(),
  nomeEscritorio: z.string(),
  ano: z.number().int(),
  tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
  tipoServico: z.enum(TIPOS_SERVICO),
  identificacao: z.string(),
  local: z.string().nullable(),
  dias: z.number().int(),
  horarios: z.number().int(),
  ocupados: z.number().int(),
  proximoLivre: z.object({ data: z.string(), inicio: z.string() }).nullable(),
  pode: impedimentos(['editar', 'excluir'], z.enum(agendasMotivos.codigos)),
});
export type Agenda = z.output<typeof agendaSchema>;

export const agendaCompleta = agendaSchema.extend({ grade: z.array(horarioSchema) });
export type AgendaCompleta = z.output<typeof agendaCompleta>;

export const agendasList = listDefinition({
  ...AGENDAS_ORDEM,
  filtros: {
    ano: param.int(1990, 2100).optional(),
    escritorio: param.ids().optional(),
    tipoAtendimento: param.anyOf(TIPOS_ATENDIMENTO).optional(),
    tipoServico: param.anyOf(TIPOS_SERVICO).optional(),
  },
  porPaginaPadrao: 10,
});
