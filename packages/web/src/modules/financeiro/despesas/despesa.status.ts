/**
 * How an expense's due state and approval read on the screens: a word and its tone (colour never stands alone).
 * Source: spec 1 §2.10 (green settled, red overdue, cyan due today), §4.2.
 */
import {
  AGUARDANDO,
  APROVACOES_NECESSARIAS,
  APROVADA,
  type Despesa,
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

export function aprovacaoDe({ situacao, aprovadores }: Pick<Despesa, 'situacao' | 'aprovadores'>): {
  tone: Tone;
  label: string;
} {
  if (situacao === APROVADA) return { tone: 'ok', label: 'Aprovada' };
  if (situacao === NEGADA) return { tone: 'late', label: 'Negada' };
  if (situacao !== AGUARDANDO) return { tone: 'neutral', label: '—' };
  const given = aprovadores.length;
  return { tone: 'wait', label: given === 0 ? 'Aguardando' : `${given} de ${APROVACOES_NECESSARIAS}` };
}

/** 'Aluguel da sede 2/12'; a single instalment needs no number. */
export const nomeDespesa = ({
  itemDespesa,
  parcela,
  numeroParcelas,
}: Pick<Despesa, 'itemDespesa' | 'parcela' | 'numeroParcelas'>): string =>
  numeroParcelas > 1 ? `${itemDespesa} ${parcela}` : itemDespesa;
