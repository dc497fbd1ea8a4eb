/**
 * A finance month with its closing, and what is checked before it is closed.
 *
 * Months are 'YYYY-MM', days calendar dates, amounts centavos. Source: decisions §7 (Month closing); issue 4.
 */
import { impedimentos } from '@sede/domain/contract';
import { isFinanceMonth } from '@sede/domain/kernel';
import { z } from 'zod';
import { type PontoDoMes, SITUACOES_MES } from './fechamento.lists.ts';
import { fechamentosMotivos } from './fechamentos.messages.ts';

export const financeMonth = () => z.string().refine(isFinanceMonth, 'Mês inválido');

export const fechamentoSchema = z.object({
  id: z.string(),
  versao: z.number().int(),
  fechadoEm: z.string(),
  fechadoPorNome: z.string(),
  reabertoEm: z.string().nullable(),
  reabertoPorNome: z.string().nullable(),
  motivoReabertura: z.string().nullable(),
});

export const mesSchema = z.object({
  mes: z.string().describe('YYYY-MM'),
  inicio: z.string(),
  fim: z.string(),
  situacao: z.enum(SITUACOES_MES),
  fechamento: fechamentoSchema.nullable().describe('O último fechamento; nulo se nunca foi fechado'),
  pode: impedimentos(['fechar', 'reabrir'], z.enum(fechamentosMotivos.codigos)),
});
export type MesFinanceiro = z.output<typeof mesSchema>;

export const pontoSchema = z.object({ quantidade: z.number().int(), valor: z.number().int() });
export type PontoConferido = z.output<typeof pontoSchema>;

/** By due date: as the lists count. Por caixa: what entered and left, a refund as an entry of its own day. */
export const conferenciaSchema = z.object({
  mes: z.string(),
  inicio: z.string(),
  fim: z.string(),
  pontos: z.object({
    naoLiquidadas: pontoSchema.describe('Despesas com vencimento no mês, não liquidadas'),
    naoCreditadas: pontoSchema.describe('Receitas com data no mês, não creditadas'),
    semAprovacao: pontoSchema.describe('Despesas com vencimento no mês, liquidadas, não aprovadas'),
    semAnexo: pontoSchema.describe('Despesas com vencimento no mês, liquidadas, sem PDF'),
    dinheiroSemAnexo: pontoSchema.describe('Despesas em dinheiro com vencimento no mês, liquidadas ou não, sem PDF'),
    conferir: pontoSchema.describe('Despesas com vencimento no mês, importadas a conferir'),
    semConciliacao: pontoSchema.describe('Lançamentos dos extratos bancários do mês sem conciliação, sem sinal'),
  } satisfies Record<PontoDoMes, z.ZodType>),
  vencimento: z.object({ receitas: pontoSchema, despesas: pontoSchema, saldo: z.number().int() }),
  caixa: z.object({
    creditos: pontoSchema,
    estornosDeReceitas: pontoSchema,
    pagamentos: pontoSchema,
    estornosDeDespesas: pontoSchema,
    saldo: z.number().int(),
  }),
});
export type Conferencia = z.output<typeof conferenciaSchema>;
