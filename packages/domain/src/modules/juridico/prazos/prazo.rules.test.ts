import { OBRIGATORIO } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import { contagemGuardada, faltasDaContagem, motivoPrazoEncerrado } from './prazo.rules.ts';
import { quandoVence } from './prazos.avisos.ts';

const VAZIA = { publicacao: null, dias: null, vencimento: null };

it('a count asks for publication and days, a fixed day for itself', () => {
  const faltam = { publicacao: OBRIGATORIO, dias: OBRIGATORIO };
  expect(faltasDaContagem({ ...VAZIA, tipoContagem: 'dias úteis' })).toEqual(faltam);
  expect(faltasDaContagem({ ...VAZIA, tipoContagem: 'dias corridos' })).toEqual(faltam);
  expect(faltasDaContagem({ ...VAZIA, tipoContagem: 'data certa' })).toEqual({ vencimento: OBRIGATORIO });
  expect(
    faltasDaContagem({ tipoContagem: 'dias úteis', publicacao: '2026-02-30', dias: 1001, vencimento: null }),
  ).toEqual({ publicacao: 'Data inválida', dias: 'No máximo 1.000.' });
  expect(faltasDaContagem({ ...VAZIA, tipoContagem: 'dias úteis', publicacao: '2026-11-12', dias: 5 })).toEqual({});
});

it('of a fixed day no count is kept', () => {
  const contagem = { publicacao: '2026-11-12', dias: 5, vencimento: '2026-12-01' };
  expect(contagemGuardada({ ...contagem, tipoContagem: 'data certa' })).toEqual({ publicacao: null, dias: null });
  expect(contagemGuardada({ ...contagem, tipoContagem: 'dias úteis' })).toEqual({
    publicacao: '2026-11-12',
    dias: 5,
  });
});

it('an end is an end', () =>
  expect((['Aberto', 'Cumprido', 'Cancelado'] as const).map((estado) => motivoPrazoEncerrado({ estado }))).toEqual([
    ...[null, 'cumprido', 'cancelado'],
  ]));

it('the notice says when, also after the day', () =>
  expect(
    ['2026-11-27', '2026-11-28', '2026-11-26'].map((vencimento) => quandoVence({ vencimento, hoje: '2026-11-27' })),
  ).toEqual(['vence hoje', 'vence em 28/11/2026', 'venceu em 26/11/2026']));
