import { describe, expect, it } from 'vitest';
import { calendarioCom, type FeriadoGuardado, SO_OS_ENVIADOS } from '../feriados/index.ts';
import {
  avisoDevido,
  contagemPadrao,
  countPrazo,
  diaDoAviso,
  type Foro,
  motivoSemExpediente,
} from './contagem.rules.ts';

const FORO: Foro = { calendario: SO_OS_ENVIADOS, tribunal: 'TRF1' };
const guardado = (data: string, nome: string, mais: Partial<FeriadoGuardado> = {}): FeriadoGuardado => ({
  ...{ data, nome, usos: ['prazo'], tribunais: [], origem: 'manual' },
  ...mais,
});
const uteis = (publicacao: string, dias: number, foro = FORO) =>
  countPrazo({ tipoContagem: 'dias úteis', publicacao, dias, vencimento: null }, foro);
const corridos = (publicacao: string, dias: number, foro = FORO) =>
  countPrazo({ tipoContagem: 'dias corridos', publicacao, dias, vencimento: null }, foro);

// Every date below was counted by hand on the calendar of its year.
describe('dias úteis', () => {
  it.each([
    ['a week, published on a Thursday', '2026-11-12', 5, '2026-11-19'],
    ['published on a Friday: over a weekend and a holiday', '2026-11-13', 5, '2026-11-23'],
    ['published on a Saturday', '2026-11-14', 1, '2026-11-16'],
    ['published on a holiday', '2026-11-20', 1, '2026-11-23'],
    ['30/11 is a day of every court', '2026-11-27', 1, '2026-11-30'],
    ['Good Friday and Tiradentes', '2026-04-01', 15, '2026-04-24'],
    ['Corpus Christi counts: not every court rests', '2026-06-03', 1, '2026-06-04'],
    ['the last day before the recess', '2026-12-11', 5, '2026-12-18'],
    ['suspended after its first day', '2026-12-17', 5, '2027-01-26'],
    ['published on the last day before the recess', '2026-12-18', 1, '2027-01-21'],
    ['published on the first day of the recess', '2026-12-20', 1, '2027-01-21'],
    ['published in the recess', '2027-01-05', 15, '2027-02-10'],
    ['published on the last day of the recess', '2027-01-20', 1, '2027-01-21'],
    ['over the 29th of February', '2028-02-25', 3, '2028-03-01'],
    ['20/11 before its law', '2023-11-17', 1, '2023-11-20'],
    ['over the night that summer time began in 2018', '2018-11-01', 2, '2018-11-06'],
    ['over the night that summer time ended in 2019', '2019-02-15', 1, '2019-02-18'],
  ])('%s', (_, publicacao, dias, vencimento) => expect(uteis(publicacao, dias)?.vencimento).toBe(vencimento));

  it('say which days were passed by, and from when they count', () =>
    expect(uteis('2026-11-13', 5)).toEqual({
      vencimento: '2026-11-23',
      comeca: '2026-11-16',
      pulados: [
        { de: '2026-11-14', ate: '2026-11-15', motivo: 'Fim de semana' },
        { de: '2026-11-20', ate: '2026-11-20', motivo: 'Consciência Negra' },
        { de: '2026-11-21', ate: '2026-11-22', motivo: 'Fim de semana' },
      ],
    }));

  it('tell the recess as one, its weekends and Christmas in it', () =>
    expect(uteis('2026-12-18', 1)?.pulados).toEqual([
      { de: '2026-12-19', ate: '2026-12-19', motivo: 'Fim de semana' },
      { de: '2026-12-20', ate: '2027-01-20', motivo: 'Recesso forense' },
    ]));

  it('know the holiday of one court from those of all', () => {
    const calendario = calendarioCom([guardado('2026-04-20', 'Portaria', { tribunais: ['TJDFT'] })]);
    expect(uteis('2026-04-16', 2, { calendario, tribunal: 'TJDFT' })?.vencimento).toBe('2026-04-22');
    expect(uteis('2026-04-16', 2, { calendario, tribunal: 'TRF1' })?.vencimento).toBe('2026-04-20');
    const carnaval = calendarioCom([guardado('2027-02-08', 'Carnaval'), guardado('2027-02-09', 'Carnaval')]);
    expect(uteis('2027-01-05', 15, { calendario: carnaval, tribunal: null })?.vencimento).toBe('2027-02-12');
  });

  it('count a holiday that was switched off', () => {
    const calendario = calendarioCom([guardado('2026-11-20', 'Consciência Negra', { origem: 'enviado' })]);
    expect(uteis('2026-11-13', 5, { calendario, tribunal: null })?.vencimento).toBe('2026-11-20');
  });
});

describe('dias corridos', () => {
  it.each([
    ['ten days', '2026-11-09', 10, '2026-11-19'],
    ['moved from a holiday on a Friday to the Monday', '2026-11-10', 10, '2026-11-23'],
    ['moved from a Saturday in the recess, which suspends none of these', '2026-12-10', 30, '2027-01-11'],
    ['Christmas on a Friday', '2026-12-22', 3, '2026-12-28'],
    ["the year's end", '2026-12-22', 10, '2027-01-04'],
    ['a working day of the recess stands', '2026-12-10', 11, '2026-12-21'],
    ['Corpus Christi is no reason to move', '2026-05-25', 10, '2026-06-04'],
  ])('%s', (_, publicacao, dias, vencimento) => expect(corridos(publicacao, dias)?.vencimento).toBe(vencimento));

  it('pass by only what the end is moved over', () =>
    expect(corridos('2026-11-10', 10)).toEqual({
      vencimento: '2026-11-23',
      comeca: '2026-11-11',
      pulados: [
        { de: '2026-11-20', ate: '2026-11-20', motivo: 'Consciência Negra' },
        { de: '2026-11-21', ate: '2026-11-22', motivo: 'Fim de semana' },
      ],
    }));
});

describe('data certa', () => {
  it('is the day itself, even one without work, of which the form is told', () => {
    const contado = countPrazo(
      { tipoContagem: 'data certa', publicacao: null, dias: null, vencimento: '2026-11-29' },
      FORO,
    );
    expect(contado).toEqual({ vencimento: '2026-11-29', comeca: null, pulados: [] });
    expect(motivoSemExpediente('2026-11-29', FORO)).toBe('Fim de semana');
    expect(motivoSemExpediente('2026-11-30', FORO)).toBeNull();
  });
});

describe('what cannot be counted is not counted', () => {
  it.each([
    [{ tipoContagem: 'dias úteis', publicacao: null, dias: 5, vencimento: null }],
    [{ tipoContagem: 'dias úteis', publicacao: '2026-11-12', dias: null, vencimento: null }],
    [{ tipoContagem: 'dias úteis', publicacao: '2026-02-30', dias: 5, vencimento: null }],
    [{ tipoContagem: 'dias corridos', publicacao: '2026-11-12', dias: 0, vencimento: null }],
    [{ tipoContagem: 'dias corridos', publicacao: '2026-11-12', dias: 1001, vencimento: null }],
    [{ tipoContagem: 'data certa', publicacao: null, dias: null, vencimento: null }],
    // The calendar ends in 2100: no search without an end.
    [{ tipoContagem: 'dias úteis', publicacao: '2100-12-15', dias: 30, vencimento: null }],
  ] as const)('%j', (contagem) => expect(countPrazo(contagem, FORO)).toBeNull());
});

describe('notices', () => {
  it.each([
    ['2026-12-04', ['2026-11-27', '2026-12-02', '2026-12-04']],
    ['2026-11-23', ['2026-11-13', '2026-11-18', '2026-11-23']],
    // A Sunday: the last one comes on the Friday before.
    ['2026-11-29', ['2026-11-19', '2026-11-25', '2026-11-27']],
  ])('of %s are given 5, 2 and 0 business days before', (vencimento, dias) =>
    expect([5, 2, 0].map((quantos) => diaDoAviso(vencimento, quantos, FORO))).toEqual(dias),
  );

  it.each([
    ['2026-11-26', null],
    ['2026-11-27', 5],
    ['2026-12-01', 5],
    ['2026-12-02', 2],
    ['2026-12-03', 2],
    ['2026-12-04', 0],
    ['2026-12-20', 0],
  ])('on %s the one due is %s', (hoje, dias) => expect(avisoDevido('2026-12-04', hoje, FORO)).toBe(dias));
});

it('a judicial deadline begins with business days, others with all', () =>
  expect(['Judicial', 'Administrativo', 'Procedimento'].map(contagemPadrao)).toEqual([
    'dias úteis',
    'dias corridos',
    'dias corridos',
  ]));
