/**
 * What the contracts of despesas and receitas share: instalments, scope of a change, refund, sums.
 * Source: spec 1 §3.4, §3.5, §4.5; decisions §7 (Instalments, Settlement).
 */
import { field } from '@sede/domain/contract';
import { isFinanceMonth, OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { DATA_ANTIGA_DEMAIS, erroVencimento } from './financeiro.datas.ts';
import { ESCOPOS, MAX_PARCELAS } from './financeiro.parcelas.ts';

/** A day on which something is due, or money moved; that money did not move after today is the server's to say. */
export const dataDoDinheiro = () =>
  field.date().refine((data) => data === '' || erroVencimento(data) === null, DATA_ANTIGA_DEMAIS);
/** The answer to `financeiro.data_antiga` and `.antes_da_abertura`: the day is right all the same. */
export const confirmacaoData = {
  confirmacaoData: field
    .bool()
    .optional()
    .describe('sim: a data está certa, embora de mais de 60 dias atrás ou anterior ao saldo inicial da conta'),
};

/** A civil month, 'YYYY-MM'; written as a finance month is. */
export const mesCivil = () => z.string().refine(isFinanceMonth, 'Mês inválido');

export const numeroParcelas = () => field.int(1, MAX_PARCELAS);
const dividirTotal = field.bool().optional().describe('sim: `valor` é o total, dividido pelas parcelas ao centavo');
const datasMovidas = (primeira: string) =>
  z
    .array(dataDoDinheiro())
    .max(MAX_PARCELAS, `No máximo ${MAX_PARCELAS}.`)
    .optional()
    .describe(`Uma por parcela, a primeira igual a ${primeira}; vazio: uma por mês`);
/** How the amount is meant, and the dates moved by hand; left out: each its amount, one month apart. */
export const divisaoFields = { dividirTotal, vencimentos: datasMovidas('dataVencimento') };
export const divisaoReceitaFields = { dividirTotal, datas: datasMovidas('data') };
export const escopo = () => z.enum(ESCOPOS).default('so_esta');

/** A refund as it is sent. */
export const estornoFields = { valorEstorno: field.money(), dataEstorno: dataDoDinheiro() };

/** The form of a refund. In: the most it may be, the first day that it may have, and what is said beyond them. */
export const estornoForm = (limite: { valor: number; desde: string; maior: string; anterior: string }) =>
  z.strictObject({
    valorEstorno: estornoFields.valorEstorno.max(limite.valor, limite.maior),
    dataEstorno: estornoFields.dataEstorno.refine((data) => data >= limite.desde, limite.anterior),
  });

/** The bank account of many that were settled, or credited, without one. */
export const contaEmLoteFields = { idConta: field.id().describe('Conta bancária') };
/** The same in its form, where an empty choice is null. */
export const darContaForm = z.strictObject(contaEmLoteFields);

/** Face value and net of refunds of what a filter finds, in centavos. */
export const somasSchema = z.object({ valor: z.number().int(), valorLiquido: z.number().int() });

/**
 * One slice of a report; `id` is what it is grouped by (an item's id, the word of a list; '' is none), null for 'Outros'.
 * `valor` in centavos, below zero by cash only.
 */
const fatiaSchema = z.object({
  id: z.string().nullable(),
  rotulo: z.string(),
  quantidade: z.number().int(),
  valor: z.number().int(),
});
export type Fatia = z.output<typeof fatiaSchema>;
export const fatiasSchema = z.object({
  fatias: z.array(fatiaSchema),
  quantidade: z.number().int(),
  valor: z.number().int(),
});

/** What a record of money is related to: a switch 'Relacionada a …', and the record that it then names. */
export const vinculoFields = {
  relacaoEvento: field.bool().optional(),
  idEvento: field.id().nullable().optional(),
  relacaoContrato: field.bool().optional(),
  idContrato: field.id().nullable().optional().describe('Contrato ou documento'),
};
/** The same in a form, whose switches stand one way or the other. */
export const vinculoFormFields = { ...vinculoFields, relacaoEvento: z.boolean(), relacaoContrato: z.boolean() };
/** The same as read; the contract's name stands with what lists show. */
export const vinculosLidos = {
  relacaoEvento: z.boolean(),
  idEvento: z.string().nullable(),
  nomeEvento: z.string().nullable(),
  relacaoContrato: z.boolean().describe('Importada, pode ser sim sem dizer qual'),
  idContrato: z.string().nullable(),
};
export const nomeContrato = { nomeContrato: z.string().nullable().describe('Número e nome do contrato') };

type Relacao<R extends string, I extends string> = Record<R, boolean> & { [K in I]?: string | null | undefined };
/** 'Relacionada a …' without saying to which one: the message of the id's field, or null. */
const pedido =
  <R extends string, I extends string>(relacao: R, id: I) =>
  (values: Relacao<R, I>) =>
    values[relacao] && !values[id] ? OBRIGATORIO : null;
export const eventoPedido = pedido('relacaoEvento', 'idEvento');
export const contratoPedido = pedido('relacaoContrato', 'idContrato');

/** Imported rows that stand in no figure, counted in the note on the data. */
export const qualidadeFields = {
  semVencimento: z.number().int().describe('Despesas importadas sem vencimento, fora de todos os números'),
  despesasAConferir: z.number().int().describe('Despesas importadas com data fora do permitido, fora dos números'),
  receitasAConferir: z.number().int().describe('O mesmo, de receitas'),
  entradasAConferir: z.number().int().describe('O mesmo, de entradas do caixa'),
};
const qualidadeSchema = z.object(qualidadeFields);
export type Qualidade = z.output<typeof qualidadeSchema>;

/** The contract or document that a despesa or receita belongs to, as its panel and an approver see it. */
export const contratoVinculadoSchema = z.object({
  id: z.string(),
  numeroContrato: z.string().nullable(),
  nome: z.string(),
  saldo: z.number().int().nullable().describe('Centavos: o valor do contrato menos o pago e o a pagar; null sem valor'),
});
export type ContratoVinculado = z.output<typeof contratoVinculadoSchema>;

/** Linking one to a contract, at any time, also when its month is closed. */
export const vinculoContratoFields = {
  idContrato: field.id().nullable().describe('null tira o vínculo'),
};
export const avisosDoContrato = z.array(z.string()).describe('O que o vínculo tem de estranho; nada impede');
