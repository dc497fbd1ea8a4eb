import { describe, expect, it } from 'vitest';
import { prazoDoRecolhimento, situacaoRecolhimento, textoRecolhimento } from './index.ts';

describe('a retained tax', () => {
  it.each([
    ['2026-11', '2026-12-20'],
    ['2026-12', '2027-01-20'],
    ['2028-01', '2028-02-20'],
  ])('of %s is to be paid over by %s', (mes, prazo) => expect(prazoDoRecolhimento(mes)).toBe(prazo));

  const nada = { mes: '2026-10', devido: 10_00, recolhido: null };
  const em = (data: string, valor = 10_00) => ({ ...nada, recolhido: { data, valor } });
  it.each([
    [nada, '2026-11-20', 'a_recolher', 'A recolher até 20/11/2026'],
    [nada, '2026-11-21', 'atrasado', 'A recolher, venceu em 20/11/2026'],
    [em('2026-11-20'), '2026-11-21', 'recolhido', 'Recolhido em 20/11/2026'],
    [em('2026-11-21'), '2026-11-21', 'recolhido', 'Recolhido em 21/11/2026, depois do prazo (20/11/2026)'],
    [em('2026-11-18', 9_99), '2026-11-20', 'a_recolher', 'Faltam R$ 0,01, até 20/11/2026'],
    [em('2026-11-18', 9_99), '2026-11-21', 'atrasado', 'Faltam R$ 0,01, venceu em 20/11/2026'],
    // Less is owed than was paid over: a settlement was undone since.
    [em('2026-11-18', 12_00), '2026-11-21', 'recolhido', 'Recolhido em 18/11/2026'],
  ])('%j on %s is %s: %s', (estado, hoje, situacao, texto) => {
    expect(situacaoRecolhimento(estado, hoje)).toBe(situacao);
    expect(textoRecolhimento(estado, hoje).replaceAll('\u00a0', ' ')).toBe(texto);
  });
});
