import { expect, it } from 'vitest';
import { diaDoEndereco, enderecoDosAtendimentos, enderecoDosProcessos } from './juridico.rules.ts';

it('an address says situation by its label and days by their first instant in São Paulo', () => {
  const endereco = enderecoDosAtendimentos({
    situacao: ['Aguardando realização'],
    dataDe: '2026-11-01',
    dataAte: '2026-11-30',
    vencidos: true,
    hoje: false,
  });
  const { pathname, searchParams } = new URL(endereco, 'https://sede.example');
  expect(pathname).toBe('/juridico/atendimentos');
  expect(Object.fromEntries(searchParams)).toEqual({
    situacao: 'Aguardando realização',
    fromDate: String(Date.parse('2026-11-01T03:00:00Z')),
    toDate: String(Date.parse('2026-11-30T03:00:00Z')),
    vencidos: 'true',
  });
  expect(enderecoDosProcessos({})).toBe('/juridico/processos');
});

it.each([
  ['the first instant of the day', Date.parse('2026-11-20T03:00:00Z'), '2026-11-20'],
  ['the last one', Date.parse('2026-11-21T02:59:59.999Z'), '2026-11-20'],
  ['a day of summer time, which began at 02:00 UTC', Date.parse('2018-11-20T02:00:00Z'), '2018-11-20'],
])('%s is read as its day', (_name, instante, dia) => {
  expect(diaDoEndereco(String(instante))).toBe(dia);
});

it.each(['', 'ontem', '-1', '1e3', '99999999999999', '2026-11-20'])('%j is no day', (texto) => {
  expect(diaDoEndereco(texto)).toBeNull();
});
