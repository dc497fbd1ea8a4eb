/**
 * The budget's words: years offered, date bases, how much of a forecast is used, labels of its columns. No zod.
 * Source: spec 1 §2.18, §3.6; decisions §3 (Months and years offered), §7 (Which date counts, Follow-up).
 */
import type { FieldSpecs } from '@sede/domain/kernel';

export const PRIMEIRO_ANO = 2019;
/** Not a limit of the budget: the years that a date may have at all. */
export const ULTIMO_ANO = 2100;
/** The last that is offered is the year after the current finance month's. */
export const ultimoAno = (mesAtual: string): number => Number(mesAtual.slice(0, 4)) + 1;

export const MESES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

export const BASES_ORCAMENTO = ['vencimento', 'caixa'] as const;
export type BaseOrcamento = (typeof BASES_ORCAMENTO)[number];
export const BASE_ORCAMENTO_ROTULOS: Readonly<Record<BaseOrcamento, string>> = {
  vencimento: 'Por vencimento',
  caixa: 'Por caixa',
};

export const SITUACOES_USO = ['dentro', 'perto', 'acima', 'fora', 'sem'] as const;
export type SituacaoUso = (typeof SITUACOES_USO)[number];
export const SITUACAO_USO_ROTULOS: Readonly<Record<SituacaoUso, string>> = {
  dentro: 'Dentro do previsto',
  perto: 'Perto do limite',
  acima: 'Acima do previsto',
  fora: 'Fora da previsão',
  sem: 'Sem previsão',
};

export const SEM_CENTRO = 'Sem centro de custo';
/** How a row's centre reads; '' is an imported expense without one. */
export const rotuloCentro = (centroCusto: string): string => centroCusto || SEM_CENTRO;

/** One stored cell, as the audit trail tells it. */
export const PREVISAO_FIELDS = {
  ano: { rotulo: 'Ano', tipo: 'inteiro' },
  mes: { rotulo: 'Mês financeiro', tipo: 'inteiro' },
  centroCusto: { rotulo: 'Centro de custo', tipo: 'texto' },
  idItemDespesa: { rotulo: 'Item de despesa', tipo: 'referencia' },
  valor: { rotulo: 'Previsto', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

export const ORCAMENTO_FIELDS = {
  centroCusto: { rotulo: 'Centro de custo', tipo: 'texto' },
  itemDespesa: { rotulo: 'Item de despesa', tipo: 'texto' },
  previsto: { rotulo: 'Previsto', tipo: 'dinheiro' },
  realizado: { rotulo: 'Realizado', tipo: 'dinheiro' },
  comprometido: { rotulo: 'Comprometido', tipo: 'dinheiro' },
  aLiquidar: { rotulo: 'A liquidar', tipo: 'dinheiro' },
  diferenca: { rotulo: 'Diferença', tipo: 'dinheiro' },
  usado: { rotulo: '% usado', tipo: 'texto' },
} as const satisfies FieldSpecs;
