/** A payment batch's words: its states, and each field's label. No zod. Source: issue 4 (Payment batch). */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { AJUSTE_FIELDS } from '../despesas/despesa.lists.ts';

export const SITUACOES_BORDERO = ['aberto', 'liquidado', 'cancelado'] as const;
export type SituacaoBordero = (typeof SITUACOES_BORDERO)[number];
export const SITUACAO_BORDERO_ROTULOS: Readonly<Record<SituacaoBordero, string>> = {
  aberto: 'Aberto',
  liquidado: 'Liquidado',
  cancelado: 'Cancelado',
};

export const BORDERO_FIELDS = {
  numero: { rotulo: 'Número', tipo: 'inteiro' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  situacao: { rotulo: 'Situação', tipo: 'texto', valores: SITUACAO_BORDERO_ROTULOS },
  quantidade: { rotulo: 'Despesas', tipo: 'inteiro' },
  valor: { rotulo: 'Valor das despesas', tipo: 'dinheiro' },
  valorPago: { rotulo: 'Total', tipo: 'dinheiro' },
  dataLiquidacao: { rotulo: 'Data do pagamento', tipo: 'data' },
  bancoLiquidacao: { rotulo: 'Banco', tipo: 'texto' },
  numeroPagamento: { rotulo: 'Nº do pagamento', tipo: 'texto' },
  motivoCancelamento: { rotulo: 'Motivo do cancelamento', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** The batch's rows in its history. */
export const BORDERO_DESPESA_FIELDS = {
  despesaId: { rotulo: 'Despesa', tipo: 'referencia' },
  aberto: { rotulo: 'A pagar', tipo: 'simNao' },
  ...AJUSTE_FIELDS,
} as const satisfies FieldSpecs;

export const BORDEROS_ORDEM = listOrder(['numero', 'descricao', 'situacao', 'dataLiquidacao'], '-numero');
