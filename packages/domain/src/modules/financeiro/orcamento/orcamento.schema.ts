/**
 * What the follow-up reads and what a person sets of the budget.
 *
 * Amounts in centavos. A cell is (year, finance month, cost centre, item): `versao` 0 is one that nobody has written yet.
 * `mes` is 1–12 and names a finance month. Source: spec 1 §2.18, §3.6; decisions §3, §7; invariants A10.
 */
import { field, param } from '@sede/domain/contract';
import { z } from 'zod';
import { BASES_ORCAMENTO, PRIMEIRO_ANO, ULTIMO_ANO } from './orcamento.lists.ts';

export const anoField = () => field.int(PRIMEIRO_ANO, ULTIMO_ANO);
export const mesField = () => field.int(1, 12);
export const MAX_CELULAS = 500;

export const periodoShape = {
  ano: param.int(PRIMEIRO_ANO, ULTIMO_ANO),
  de: param.int(1, 12).describe('Primeiro mês financeiro'),
  ate: param.int(1, 12).describe('Último mês financeiro'),
  base: param
    .oneOf(BASES_ORCAMENTO)
    .default('vencimento')
    .describe("'vencimento': líquido das liquidadas; 'caixa': valor pago na data do pagamento, menos estornos"),
};

export const linhaSchema = z.object({
  centroCusto: z.string().describe("'' é sem centro de custo"),
  idItemDespesa: z.string(),
  itemDespesa: z.string(),
  desabilitado: z.boolean(),
  previsto: z.number().int().nullable(),
  versao: z.number().int().nullable().describe('Da célula; só quando o período é um único mês'),
  realizado: z.number().int(),
  comprometido: z.number().int().describe('Aprovado e não liquidado: parte de aLiquidar'),
  aLiquidar: z.number().int(),
});
export type LinhaOrcamento = z.output<typeof linhaSchema>;

export const acompanhamentoSchema = z.object({
  inicio: z.string(),
  fim: z.string(),
  fechados: z.array(z.string()).describe('Meses financeiros fechados no período'),
  linhas: z.array(linhaSchema),
});
export type Acompanhamento = z.output<typeof acompanhamentoSchema>;

export const celulaInput = z.strictObject({
  centroCusto: field.text(60),
  idItemDespesa: field.id(),
  valor: field.money().nullable().describe('Centavos; null tira a previsão'),
  versao: z.number().int().min(0).max(2_147_483_647).describe('A que foi vista; 0 onde nada havia'),
});
export type CelulaInput = z.output<typeof celulaInput>;

const celula = { centroCusto: z.string(), idItemDespesa: z.string() };
const conteudo = { valor: z.number().int().nullable(), versao: z.number().int() };
export const salvasSchema = z.object({
  salvas: z.array(z.object({ ...celula, ...conteudo })),
  recusadas: z.array(
    z.object({ ...celula, code: z.string(), message: z.string(), atual: z.object(conteudo).nullable() }),
  ),
});
export type ResultadoCelulas = z.output<typeof salvasSchema>;

/** −99,99% to +999,99%, in hundredths of a per cent. */
export const AJUSTE = { min: -9999, max: 99_999 } as const;

export const previaSchema = z.object({
  celulas: z.number().int().describe('Quantas serão escritas'),
  valor: z.number().int().describe('A soma delas, em centavos'),
  mantidas: z.number().int().describe('Já preenchidas, que ficam como estão'),
  substituidas: z.number().int().describe('Das que serão escritas, as que já têm outro valor'),
  foraDoLimite: z.number().int().describe('Cujo resultado não é um valor válido'),
  fechados: z.array(z.string()).describe('Meses fechados, deixados de fora'),
  centros: z.array(
    z.object({ centroCusto: z.string(), celulas: z.number().int(), origem: z.number().int(), valor: z.number().int() }),
  ),
});
export type PreviaCopia = z.output<typeof previaSchema>;
