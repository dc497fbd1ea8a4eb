/**
 * How an expense's due state and approval read on the screens: a word and its tone (colour never stands alone).
 * Source: spec 1 §2.10 (green settled, red overdue, cyan due today), §4.2.
 */
import {
  AGUARDANDO,
  APROVACOES_NECESSARIAS,
  APROVADA,
  type DespesaListada,
  NEGADA,
  type StatusVencimento,
} from '@sede/domain/modules/financeiro/despesas';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_VENCIMENTO: Readonly<Record<StatusVencimento, Tone | null>> = {
  liquidada: 'ok',
  vencida: 'late',
  vence_hoje: 'today',
  a_vencer: null,
};

export function aprovacaoDe({ situacao, aprovacoes }: Pick<DespesaListada, 'situacao' | 'aprovacoes'>): {
  tone: Tone;
  label: string;
} {
  if (situacao === APROVADA) return { tone: 'ok', label: 'Aprovada' };
  if (situacao === NEGADA) return { tone: 'late', label: 'Negada' };
  if (situacao !== AGUARDANDO) return { tone: 'neutral', label: '—' };
  return { tone: 'wait', label: aprovacoes === 0 ? 'Aguardando' : `${aprovacoes} de ${APROVACOES_NECESSARIAS}` };
}

/** 'Aluguel da sede 2/12'; a single instalment needs no number. */
export const nomeDespesa = ({
  itemDespesa,
  parcela,
  numeroParcelas,
}: Pick<DespesaListada, 'itemDespesa' | 'parcela' | 'numeroParcelas'>): string =>
  numeroParcelas > 1 ? `${itemDespesa} ${parcela}` : itemDespesa;
