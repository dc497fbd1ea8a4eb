import { describe, expect, it } from 'vitest';
import {
  alertasDevidos,
  chaveDoMarco,
  erroMarcos,
  marcosDoContrato,
  marcosPrevistos,
  motivoNaoReenviarAlerta,
  readMarcos,
  rotuloDoMarco,
} from './alerta.rules.ts';

const DIAS = [90, 30, 7, 0];
const contrato = { dataFim: '2026-12-31', dataAlerta: '2026-11-15' };
const devidos = (hoje: string, dados: string[] = [], mais: object = {}) => {
  const { enviar, superados } = alertasDevidos(contrato, { dias: DIAS, hoje, dados: new Set(dados), ...mais });
  return [enviar?.marco ?? null, superados.map(({ marco }) => marco)];
};

describe('the marks of a contract', () => {
  it('are its alert date and the days before its end, newest first', () => {
    expect(marcosDoContrato(contrato, DIAS).map(({ marco, dia }) => [marco, dia])).toEqual([
      ['0', '2026-12-31'],
      ['7', '2026-12-24'],
      ['30', '2026-12-01'],
      ['data', '2026-11-15'],
      ['90', '2026-10-02'],
    ]);
  });
  it('of one day stand with the one nearest the end first', () => {
    expect(marcosDoContrato({ dataFim: '2026-12-31', dataAlerta: '2026-12-31' }, [0])[0]?.marco).toBe('0');
  });
});

describe('of the passed marks', () => {
  it.each<[string, string, string[], unknown]>([
    ['none before the first', '2026-10-01', [], [null, []]],
    ['the first on its day', '2026-10-02', [], ['90', []]],
    ['the newest is sent, the others are overtaken', '2026-12-05', [], ['30', ['data', '90']]],
    [
      'what was given is not given again',
      '2026-12-05',
      ['30 2026-12-31', 'data 2026-11-15', '90 2026-12-31'],
      [null, []],
    ],
    ['after the newest was given an older one is overtaken', '2026-12-05', ['30 2026-12-31'], [null, ['data', '90']]],
    ['long after the end the last one', '2027-05-01', [], ['0', ['7', '30', 'data', '90']]],
  ])('%s', (_, hoje, dados, result) => expect(devidos(hoje, dados)).toEqual(result));

  it('those of before the import were another system’s', () => {
    expect(devidos('2026-12-05', [], { desde: '2026-12-02' })).toEqual([null, []]);
    expect(devidos('2026-12-24', [], { desde: '2026-12-02' })).toEqual(['7', []]);
  });
  it('a new end makes new marks', () => {
    const dados = new Set(marcosDoContrato(contrato, DIAS).map(chaveDoMarco));
    const prorrogado = { ...contrato, dataFim: '2027-01-20' };
    expect(alertasDevidos(prorrogado, { dias: DIAS, hoje: '2026-12-25', dados }).enviar?.marco).toBe('30');
  });

  describe('a new end of which an older mark has passed', () => {
    const prorrogado = (mais: object = {}) => {
      const novo = { dataFim: '2027-02-10', dataAlerta: '2026-11-15', ...mais };
      return (hoje: string, outros: string[] = []) => {
        const { enviar, superados } = alertasDevidos(novo, {
          dias: DIAS,
          hoje,
          dados: new Set(['data 2026-11-15', '90 2026-12-31', ...outros]),
        });
        return [enviar?.marco ?? null, superados.map(({ marco }) => marco)];
      };
    };
    it('is told though the alert date, told before it, is newer', () => {
      // 90 days before 10/02/2027 is 12/11: three days before the alert date that was told with the old end.
      expect(prorrogado()('2026-11-20')).toEqual(['90', []]);
      expect(prorrogado()('2026-11-20', ['90 2027-02-10'])).toEqual([null, []]);
      expect(prorrogado()('2027-01-20')).toEqual(['30', ['90']]);
    });
    it('is told once with a new alert date that has passed too', () => {
      expect(prorrogado({ dataAlerta: '2026-11-10' })('2026-11-20')).toEqual(['90', ['data']]);
      expect(prorrogado({ dataAlerta: '2026-11-14' })('2026-11-20')).toEqual(['data', ['90']]);
      expect(prorrogado({ dataAlerta: '2026-11-10' })('2026-11-20', ['90 2027-02-10'])).toEqual([null, ['data']]);
    });
  });
});

describe('the marks to come', () => {
  const previstos = (hoje: string, dados: string[] = []) =>
    marcosPrevistos(contrato, { dias: DIAS, hoje, dados: new Set(dados) }).map(({ marco }) => marco);
  it('are told the soonest first; one of today is still to come until it was given', () => {
    expect(previstos('2026-11-15')).toEqual(['data', '30', '7', '0']);
    expect(previstos('2026-11-15', ['data 2026-11-15'])).toEqual(['30', '7', '0']);
    expect(previstos('2026-12-31')).toEqual(['0']);
    expect(previstos('2027-01-01')).toEqual([]);
  });
  it.each([
    ['data', 'Na data de alerta'],
    ['0', 'No fim da vigência'],
    ['1', '1 dia antes do fim'],
    ['30', '30 dias antes do fim'],
  ])('%s is called %s', (marco, rotulo) => expect(rotuloDoMarco(marco)).toBe(rotulo));
});

it.each([
  ['superado', true, 'alerta_superado'],
  ['pendente', true, 'alerta_na_fila'],
  ['falhou', true, null],
  ['incerto', true, null],
  ['enviado', true, null],
  ['arquivado', true, null],
  ['falhou', false, 'alerta_destinatario'],
] as const)('an alert %s, its address still told: %s, is not sent again: %s', (estado, destinatarioAtual, motivo) =>
  expect(motivoNaoReenviarAlerta({ estado, destinatarioAtual })).toBe(motivo),
);

it.each([
  ['90, 30, 7, 0', null],
  ['90;30 7', null],
  ['', null],
  ['90, trinta', 'Informe números de dias, de 0 a 730, separados por vírgula.'],
  ['-5', 'Informe números de dias, de 0 a 730, separados por vírgula.'],
  ['731', 'Informe números de dias, de 0 a 730, separados por vírgula.'],
  ['1 2 3 4 5 6 7 8 9 10 11', 'No máximo 10 marcos.'],
])('the setting %j: %s', (texto, erro) => expect(erroMarcos(texto)).toBe(erro));
it('repeated marks count once', () => expect(readMarcos('30, 30, 7')).toEqual([30, 7]));
