/**
 * How a revenue's credit state reads on the screens: its tone (colour never stands alone) and its name.
 * Source: spec 1 §2.15, §4.3.
 */
import type { Receita, StatusCredito } from '@sede/domain/modules/financeiro/receitas';
import type { Tone } from '#platform/ui/index.ts';

export const TOM_CREDITO: Readonly<Record<StatusCredito, Tone | null>> = {
  creditada: 'ok',
  atrasada: 'late',
  prevista_hoje: 'today',
  a_creditar: null,
};

/** 'Mensalidades 2/12'; a single instalment needs no number. */
export const nomeReceita = (receita: Pick<Receita, 'itemReceita' | 'parcela' | 'numeroParcelas'>): string =>
  receita.numeroParcelas > 1 ? `${receita.itemReceita} ${receita.parcela}` : receita.itemReceita;
