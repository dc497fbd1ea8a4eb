/**
 * Words of the expense report: what a line is, which date counts, and each field's label, for table and spreadsheet.
 * No zod. Source: spec 1 §2.12; decisions §7 (Which date counts).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { DESPESA_FIELDS } from '../despesas/index.ts';
import type { Base } from '../financeiro.lists.ts';

/** By due date a line is an expense, net; by cash its payment, and its refund as a line of its own, below zero. */
export const LANCAMENTOS_DESPESA = ['despesa', 'pagamento', 'estorno'] as const;
export type LancamentoTipo = (typeof LANCAMENTOS_DESPESA)[number];
export const LANCAMENTO_DESPESA_ROTULOS: Readonly<Record<LancamentoTipo, string>> = {
  despesa: 'Despesa',
  pagamento: 'Pagamento',
  estorno: 'Estorno',
};

export const BASE_DESPESA_ROTULOS: Readonly<Record<Base, string>> = {
  data: 'Por vencimento',
  caixa: 'Por caixa (pagamentos e estornos)',
};

export const LANCAMENTO_DESPESA_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  lancamento: { rotulo: 'Lançamento', tipo: 'texto', valores: LANCAMENTO_DESPESA_ROTULOS },
  tipoDespesa: DESPESA_FIELDS.tipoDespesa,
  itemDespesa: { rotulo: 'Item de despesa', tipo: 'texto' },
  nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' },
  centroCusto: DESPESA_FIELDS.centroCusto,
  descricao: DESPESA_FIELDS.descricao,
  parcela: DESPESA_FIELDS.parcela,
  tipoDocumento: DESPESA_FIELDS.tipoDocumento,
  numeroDocumento: DESPESA_FIELDS.numeroDocumento,
  dataLiquidacaoPagamento: DESPESA_FIELDS.dataLiquidacaoPagamento,
  valor: DESPESA_FIELDS.valor,
} as const satisfies FieldSpecs;

export const LANCAMENTOS_DESPESA_ORDEM = listOrder(
  ['data', 'tipoDespesa', 'itemDespesa', 'nomeBeneficiario', 'centroCusto', 'valor'],
  'data',
);
