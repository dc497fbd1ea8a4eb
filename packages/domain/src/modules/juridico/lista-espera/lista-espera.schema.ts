/**
 * Somebody who waits for a time: of one office or of any, in a range of days.
 *
 * `cabe`: the first day from tomorrow on with a free slot of a matching agenda inside the range. Source: decisions-legal (Waiting list).
 */
import { field, listDefinition, param, registro, withRule } from '@sede/domain/contract';
import { z } from 'zod';
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '../juridico.lists.ts';
import { LISTA_DE_ESPERA_ORDEM, MAX_NOTA_DA_ESPERA } from './lista-espera.lists.ts';
import { listaEsperaMessages as messages } from './lista-espera.messages.ts';

export const esperaFields = {
  escritorioId: field.id().nullable().describe('Nulo: qualquer um'),
  tipoAtendimento: field.oneOf(TIPOS_ATENDIMENTO),
  tipoServico: field.oneOf(TIPOS_SERVICO),
  de: field.date(),
  ate: field.date(),
  nota: field.optionalText(MAX_NOTA_DA_ESPERA).optional(),
};
export const novaEsperaFields = { filiadoId: field.id(), ...esperaFields };

export const erroDosDias = ({ de, ate }: { de?: string | undefined; ate?: string | undefined }): string | null =>
  de !== undefined && ate !== undefined && ate < de ? messages.datasCruzadas : null;

export const esperaForm = withRule(z.strictObject(novaEsperaFields), ['de', 'ate'], 'ate', erroDosDias);

export const esperaSchema = z.object({
  ...registro,
  filiadoId: z.string(),
  nomeFiliado: z.string(),
  telefones: z.array(z.string()),
  escritorioId: z.string().nullable(),
  nomeEscritorio: z.string().nullable(),
  tipoAtendimento: z.enum(TIPOS_ATENDIMENTO),
  tipoServico: z.enum(TIPOS_SERVICO),
  de: z.string(),
  ate: z.string(),
  nota: z.string().nullable(),
  cabe: z.string().nullable().describe('Primeiro dia com horário livre que serve, de amanhã em diante'),
});
export type Espera = z.output<typeof esperaSchema>;

export const listaEsperaList = listDefinition({
  ...LISTA_DE_ESPERA_ORDEM,
  filtros: {
    escritorio: param.ids().optional().describe('Quem espera um destes, ou qualquer um'),
    tipoAtendimento: param.anyOf(TIPOS_ATENDIMENTO).optional(),
    tipoServico: param.anyOf(TIPOS_SERVICO).optional(),
    cabe: param.bool().optional().describe('Cabe em horário livre'),
  },
});
