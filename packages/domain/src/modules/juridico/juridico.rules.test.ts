import { expect, it } from 'vitest';
import { diaDoEndereco, enderecoDosAtendimentos, enderecoDosProcessos, instanteDoEndereco } from './juridico.rules.ts';

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

it.each([
  ...['1900-01-01', '1969-12-31', '1970-01-01', '1985-11-02', '2100-12-31'],
  // Summer time began at midnight of the 4th, which the day did not have, and ended at midnight of the 17th, which the 16th had twice.
  ...['2018-11-03', '2018-11-04', '2018-11-05', '2019-02-16', '2019-02-17', '2019-02-18'],
])('%s is written and read as itself', (dia) => {
  expect(diaDoEndereco(instanteDoEndereco(dia))).toBe(dia);
  const { searchParams } = new URL(enderecoDosAtendimentos({ dataDe: dia }), 'https://sede.example');
  expect(searchParams.get('fromDate')).toBe(instanteDoEndereco(dia));
});

it.each(['', 'ontem', '--1', '1e3', '999999999999999', '2026-11-20'])('%j is no day', (texto) => {
  expect(diaDoEndereco(texto)).toBeNull();
});
