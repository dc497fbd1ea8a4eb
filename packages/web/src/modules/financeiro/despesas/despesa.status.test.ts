import { AGUARDANDO, APROVADA, NEGADA } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import { aprovacaoDe, nomeDespesa } from './despesa.status.ts';

const of = (situacao: Parameters<typeof aprovacaoDe>[0]['situacao'], aprovacoes = 0) =>
  aprovacaoDe({ situacao, aprovacoes });

it('an expense that one of two has approved says so', () => {
  expect(of(AGUARDANDO, 1)).toEqual({ tone: 'wait', label: '1 de 2' });
  expect(of(AGUARDANDO)).toEqual({ tone: 'wait', label: 'Aguardando' });
});

it('approved, denied and never asked are told apart by word and tone', () => {
  expect(of(APROVADA, 2)).toEqual({ tone: 'ok', label: 'Aprovada' });
  expect(of(NEGADA)).toEqual({ tone: 'late', label: 'Negada' });
  expect(of(null)).toEqual({ tone: 'neutral', label: '—' });
});

it('an instalment is named with its number, a single one is not', () => {
  expect(nomeDespesa({ itemDespesa: 'Aluguel', parcela: '2/12', numeroParcelas: 12 })).toBe('Aluguel 2/12');
  expect(nomeDespesa({ itemDespesa: 'Energia', parcela: '1/1', numeroParcelas: 1 })).toBe('Energia');
});
