/**
 * An event: what is read, what a person may set, what the list filters by. Days are calendar dates 'YYYY-MM-DD'.
 *
 * `relacaoDocumentos` (Sim/Não) goes with `idDocumento`, whose name comes along; 'não' takes the link off.
 * Source: spec 1 §3.6, §5; decisions §7.
 */
import { field, type ListDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { AREAS_EVENTO, PUBLICOS_ALVO, TIPOS_EVENTO } from './evento.lists.ts';
import { erroDocumento, erroPeriodo } from './evento.rules.ts';

const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values, 'Escolha uma das opções.'))
    .max(values.length, 'Há opções repetidas.')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Há opções repetidas.')
    .optional();

export const eventoFields = {
  tipo: field.oneOf(TIPOS_EVENTO),
  nome: field.text(200),
  areas: choices(AREAS_EVENTO),
  descricao: field.optionalText(2000).optional(),
  dataInicio: field.date().nullable().optional(),
  dataFim: field.date().nullable().optional(),
  publicosAlvo: choices(PUBLICOS_ALVO),
  responsaveis: field.optionalText(500).optional(),
  relacaoDocumentos: field.bool().optional(),
  idDocumento: field.id().nullable().optional(),
};
export const eventoInput = withRule(
  withRule(z.strictObject(eventoFields), ['dataInicio', 'dataFim'], 'dataFim', ({ dataInicio, dataFim }) =>
    erroPeriodo(dataInicio, dataFim),
  ),
  ['relacaoDocumentos', 'idDocumento'],
  'idDocumento',
  ({ relacaoDocumentos, idDocumento }) => erroDocumento(relacaoDocumentos, idDocumento),
);
export type EventoInput = z.output<typeof eventoInput>;

export const eventoSchema = z.object({
  ...registro,
  tipo: z.enum(TIPOS_EVENTO),
  nome: z.string(),
  areas: z.array(z.enum(AREAS_EVENTO)),
  descricao: z.string().nullable(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  publicosAlvo: z.array(z.enum(PUBLICOS_ALVO)),
  responsaveis: z.string().nullable(),
  relacaoDocumentos: z.boolean(),
  idDocumento: z.string().nullable(),
  nomeDocumento: z.string().nullable(),
  desabilitado: z.boolean(),
});
export type Evento = z.output<typeof eventoSchema>;

/** All that a colleague without the events' roles may know: what to link to. */
export const eventoOpcaoSchema = eventoSchema.pick({ id: true, nome: true });
export type EventoOpcao = z.output<typeof eventoOpcaoSchema>;

export const EVENTOS_ORDEM = ['dataInicio', 'dataFim', 'nome', 'tipo', 'atualizadoEm'] as const;
export const eventosList = {
  ordem: EVENTOS_ORDEM,
  ordemPadrao: '-dataInicio',
  filtros: {
    tipo: param.anyOf(TIPOS_EVENTO).optional(),
    areas: param.anyOf(AREAS_EVENTO).optional().describe('Ao menos uma destas'),
    publicosAlvo: param.anyOf(PUBLICOS_ALVO).optional().describe('Ao menos um destes'),
    idDocumento: param.ids().optional(),
    inicioDe: param.date().optional(),
    inicioAte: param.date().optional(),
    desabilitado: param.bool().optional(),
  },
  intervalos: { inicio: ['inicioDe', 'inicioAte'] } as const,
} satisfies ListDefinition<(typeof EVENTOS_ORDEM)[number], Record<string, z.ZodType>>;
