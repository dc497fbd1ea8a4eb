/**
 * A line of the expense report, and what report and analysis filter by: the list's filters, the basis of the dates, and
 * the exclusions that find what a chart gathers in 'Outros'. Amounts in centavos. Source: spec 1 §2.12, §2.14.
 */
import { listDefinition, param } from '@sede/domain/contract';
import { z } from 'zod';
import { despesasFiltros } from '../despesas/despesa.schema.ts';
import { BASES } from '../financeiro.lists.ts';
import { LANCAMENTOS_DESPESA, LANCAMENTOS_DESPESA_ORDEM } from './lancamento.lists.ts';

export const base = () =>
  param
    .oneOf(BASES)
    .default('data')
    .describe("'data': vencimento, valor líquido; 'caixa': pagamento e estorno, cada um na sua data");

export const lancamentosFiltros = {
  ...despesasFiltros,
  base: base(),
  excetoItens: param.ids().optional().describe("Menos estes itens: o que a análise junta em 'Outros'"),
  excetoTipos: param.texts().optional().describe('Menos estes tipos de despesa'),
  excetoCentros: param.texts().optional().describe('Menos estes centros de custo'),
};

export const lancamentosDespesaList = listDefinition({
  ...LANCAMENTOS_DESPESA_ORDEM,
  filtros: lancamentosFiltros,
  intervalos: { periodo: ['inicio', 'fim'], valor: ['valorDe', 'valorAte'] },
  periodo: { meses: 'ciclo', abreNoMes: true },
});

export const lancamentoDespesaSchema = z.object({
  id: z.string().describe('Da despesa'),
  lancamento: z.enum(LANCAMENTOS_DESPESA),
  data: z.string(),
  tipoDespesa: z.string(),
  idItemDespesa: z.string(),
  itemDespesa: z.string(),
  nomeBeneficiario: z.string(),
  centroCusto: z.string(),
  descricao: z.string(),
  parcela: z.string(),
  tipoDocumento: z.string(),
  numeroDocumento: z.string(),
  dataLiquidacaoPagamento: z.string().nullable(),
  valor: z.number().int().describe('Centavos; o estorno é negativo'),
});
export type LancamentoDespesa = z.output<typeof lancamentoDespesaSchema>;

export const somaSchema = z.object({ valor: z.number().int() });
