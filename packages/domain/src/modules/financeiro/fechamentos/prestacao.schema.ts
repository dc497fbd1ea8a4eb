/**
 * The account of a period (prestação de contas): what entered and left by cash, line by line, with what it comes to.
 *
 * A line has one date and one amount in centavos, below zero when it left. Source: issue 4; decisions §7 (Which date counts).
 */
import { field, listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { conferenciaSchema, pontoSchema } from './fechamento.schema.ts';
import { ESTADOS_DO_ARQUIVO, LANCAMENTOS_CAIXA, LANCAMENTOS_CAIXA_ORDEM } from './prestacao.lists.ts';

export const periodoPrestacao = {
  inicio: param.date().optional().describe('A partir de (inclusive)'),
  fim: param.date().optional().describe('Até (inclusive)'),
};

export const lancamentoCaixaSchema = z.object({
  id: z.string().describe('Da despesa ou da receita'),
  lancamento: z.enum(LANCAMENTOS_CAIXA),
  data: z.string(),
  item: z.string(),
  descricao: z.string(),
  pessoa: z.string().nullable().describe('Beneficiário, ou quem paga'),
  documento: z.string().nullable(),
  anexos: z.number().int(),
  valor: z.number().int().describe('Centavos; o que saiu é negativo'),
});
export type LancamentoCaixa = z.output<typeof lancamentoCaixaSchema>;

export const lancamentosCaixaList = listDefinition({
  ...LANCAMENTOS_CAIXA_ORDEM,
  filtros: {
    ...periodoPrestacao,
    lancamento: param.anyOf(LANCAMENTOS_CAIXA).optional().describe('Só estes tipos de lançamento'),
  },
  intervalos: { periodo: ['inicio', 'fim'] },
});

/** Por caixa, nos meses financeiros que o período toca, inteiros: a previsão é por mês. */
const orcamentoDoPeriodoSchema = z.object({
  inicio: z.string(),
  fim: z.string(),
  exato: z.boolean().describe('O período é exatamente o desses meses'),
  previsto: z.number().int(),
  realizado: z.number().int(),
  centros: z.array(
    z.object({
      centroCusto: z.string().describe("'' é sem centro de custo"),
      previsto: z.number().int(),
      realizado: z.number().int(),
    }),
  ),
});

export const prestacaoSchema = z.object({
  ...conferenciaSchema.pick({ vencimento: true, caixa: true }).shape,
  suprimentos: z.object({
    anterior: z.number().int().nullable().describe('Saldo antes do período; nulo sem data inicial'),
    saldo: z.number().int(),
    emCaixa: z.number().int(),
  }),
  contas: z
    .array(
      z.object({ id: z.string(), nome: z.string(), anterior: z.number().int().nullable(), saldo: z.number().int() }),
    )
    .describe('Contas bancárias: saldo antes do período (nulo sem data inicial) e no fim dele'),
  orcamento: orcamentoDoPeriodoSchema
    .nullable()
    .describe('Nulo num período sem início ou sem fim, ou além dos anos do orçamento'),
  documentos: z.object({
    lancamentos: z.number().int(),
    pdfs: z.number().int().describe('PDFs do que foi pago ou creditado no período'),
    bytes: z.number().int(),
    semPdf: pontoSchema.describe('Despesas pagas no período sem PDF'),
  }),
});
export type Prestacao = z.output<typeof prestacaoSchema>;

/** The period in a body. */
export const periodoPedido = { inicio: field.date().optional(), fim: field.date().optional() };

export const arquivoDaPrestacaoSchema = z.object({
  id: z.string(),
  estado: z.enum(ESTADOS_DO_ARQUIVO),
  progresso: z.number().int().describe('0 a 100'),
  etapa: z.string().nullable(),
  pedidoEm: z.string(),
  prontoEm: z.string().nullable(),
  guardadoAte: z.string().nullable().describe('Depois disso não se baixa mais'),
  tamanho: z.number().int().nullable().describe('Bytes'),
});
export type ArquivoDaPrestacao = z.output<typeof arquivoDaPrestacaoSchema>;
