import { expect, it } from 'vitest';
import {
  diasDeEspera,
  formatDias,
  formatTaxa,
  ocupacaoDe,
  somaDosNumeros,
  taxaDeFalta,
  umAnoAntes,
} from './numeros.rules.ts';

const UM = {
  ...{ agendados: 10, atendidos: 6, faltas: 2, cancelados: 1, dias: 45, comEspera: 9 },
  ...{ horarios: 16, ocupados: 8 },
};

it('rates are of those who should have come, of what waited, of what was offered; nothing of nothing', () => {
  expect([taxaDeFalta(UM), diasDeEspera(UM), ocupacaoDe(UM)]).toEqual([0.25, 5, 0.5]);
  const nada = somaDosNumeros([]);
  expect([taxaDeFalta(nada), diasDeEspera(nada), ocupacaoDe(nada)]).toEqual([null, null, null]);
  expect([formatTaxa(0.375), formatTaxa(null), formatDias(5.25), formatDias(null)]).toEqual(['37,5%', '—', '5,3', '—']);
});

it('of several rows the rate is that of the sums', () => {
  const outro = { ...UM, atendidos: 0, faltas: 4 };
  expect(taxaDeFalta(somaDosNumeros([UM, outro]))).toBe(0.5);
  expect(somaDosNumeros([UM, outro])).toMatchObject({ agendados: 20, faltas: 6, ocupados: 16 });
});

it('opens on twelve months, also across a year', () => {
  expect(umAnoAntes('2026-11-23')).toBe('2025-12-01');
  expect(umAnoAntes('2026-01-31')).toBe('2025-02-01');
});
