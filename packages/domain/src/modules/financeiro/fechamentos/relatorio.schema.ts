/**
 * The kept reports of a month's closings, and what moved its figures by due date since the last of them. Amounts in centavos;
 * `diferenca` is what the month's receitas or despesas became more (below zero: less). Source: decisions §7 (Month closing).
 */
import { z } from 'zod';
import { conferenciaSchema } from './fechamento.schema.ts';
import { MUDANCAS_DEPOIS } from './relatorio.lists.ts';

const { vencimento } = conferenciaSchema.shape;

export const relatorioSchema = z.object({
  numero: z.number().int().describe('1 é o do primeiro fechamento do mês'),
  fechadoEm: z.string(),
  fechadoPorNome: z.string(),
  tamanho: z.number().int().describe('Bytes do PDF'),
  digest: z.string().describe('SHA-256 do PDF, em hexadecimal'),
});
export type RelatorioFechado = z.output<typeof relatorioSchema>;

const mudancaSchema = z.object({
  id: z.string(),
  em: z.string(),
  por: z.string().nullable(),
  modulo: z.enum(['despesas', 'receitas']),
  idRegistro: z.string(),
  existe: z.boolean().describe('O registro ainda existe'),
  descricao: z.string().describe('Item e descrição'),
  mudanca: z.enum(MUDANCAS_DEPOIS),
  valor: z.number().int().describe('Valor líquido do registro'),
  diferenca: z.number().int(),
});
export type MudancaDepoisDoFechamento = z.output<typeof mudancaSchema>;

export const depoisSchema = z.object({
  idFechamento: z.string().nullable(),
  relatorios: z.array(relatorioSchema).describe('O mais novo primeiro'),
  noFechamento: vencimento.nullable().describe('Por vencimento, como assinado; nulo se nenhum relatório foi guardado'),
  hoje: vencimento,
  total: z.number().int(),
  mudancas: z.array(mudancaSchema).describe('As mais novas primeiro'),
  outras: z
    .object({
      receitas: z.number().int(),
      despesas: z.number().int(),
    })
    .describe('Diferença que nenhuma mudança listada explica'),
});
export type DepoisDoFechamento = z.output<typeof depoisSchema>;
