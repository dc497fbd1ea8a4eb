/** A term as whoever keeps assets reads it, and as its holder does. CPF, address and browser of an answer stand in the PDF alone. */
import { field } from '@sede/domain/contract';
import { z } from 'zod';
import { FORMAS_DO_TERMO, ORIGENS_DO_TERMO, SITUACOES_DO_TERMO } from './termo.lists.ts';

export const termoSchema = z.object({
  id: field.id(),
  bemId: field.id(),
  origem: z.enum(ORIGENS_DO_TERMO),
  nome: z.string(),
  email: z.string().nullable().describe('null: só em papel'),
  criadoEm: z.string(),
  autor: z.string(),
  expiraEm: z.string().nullable(),
  situacao: z.enum(SITUACOES_DO_TERMO),
  forma: z.enum(FORMAS_DO_TERMO).nullable(),
  respondidoEm: z.string().nullable(),
  motivo: z.string().nullable(),
  resumo: z.string().nullable().describe('SHA-256 do que foi lido e respondido'),
  anexo: field.id().nullable().describe('O PDF assinado em papel'),
});
export type Termo = z.output<typeof termoSchema>;

export const termoAbertoSchema = z.object({
  nome: z.string(),
  texto: z.string(),
  bens: z.array(z.string()),
  validoAte: z.string(),
  restam: z.number().int(),
});
export type TermoAberto = z.output<typeof termoAbertoSchema>;

export const respostaDoTermo = z.object({
  resultado: z.enum(['aceito', 'recusado', 'cpf_errado']),
  restam: z.number().int().describe('Tentativas de CPF que restam'),
});
export type RespostaDoTermo = z.output<typeof respostaDoTermo>;
