import { describe, expect, it } from 'vitest';
import {
  calendarioCom,
  type FeriadoGuardado,
  feriadoDoPrazo,
  feriadosCom,
  feriadosDoAno,
  findEnviado,
  isDiaSemAgenda,
  isRecessoForense,
  nomeDoDiaSemAgenda,
  SO_OS_ENVIADOS,
} from './feriados.rules.ts';

const dias = (ano: number, uso: 'agenda' | 'prazo') =>
  feriadosDoAno(ano)
    .filter(({ usos }) => usos.includes(uso))
    .map(({ data }) => data.slice(5));
const proprio = (mais: Partial<FeriadoGuardado> = {}): FeriadoGuardado => ({
  ...{ data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda'], tribunais: [], origem: 'manual' },
  ...mais,
});
const desligado = (data: string, nome: string) => proprio({ data, nome, usos: ['agenda', 'prazo'], origem: 'enviado' });

describe('the holidays that come with the program', () => {
  it('of 2026 are these; a deadline knows only those that every court keeps', () => {
    expect(dias(2026, 'agenda')).toEqual(
      '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-15 11-20 11-30 12-25'.split(' '),
    );
    expect(dias(2026, 'prazo')).toEqual('01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '));
  });

  it('begin when their law did', () => expect(dias(2023, 'prazo')).not.toContain('11-20'));

  // By hand: Easter of an early year, of a late one, and of one whose Good Friday is Tiradentes.
  it.each([
    [2000, '2000-03-06', '2000-04-21', '2000-06-22'],
    [2008, '2008-02-04', '2008-03-21', '2008-05-22'],
    [2019, '2019-03-04', '2019-04-19', '2019-06-20'],
    [2024, '2024-02-12', '2024-03-29', '2024-05-30'],
    [2027, '2027-02-08', '2027-03-26', '2027-05-27'],
    [2038, '2038-03-08', '2038-04-23', '2038-06-24'],
  ])('follow Easter in %i', (ano, carnaval, sexta, corpus) => {
    const quando = (nome: string) => feriadosDoAno(ano).find((um) => um.nome === nome)?.data;
    expect(['Carnaval', 'Sexta-feira Santa', 'Corpus Christi'].map(quando)).toEqual([carnaval, sexta, corpus]);
  });
});

describe('a day without agenda', () => {
  it('is a holiday of the program, one of staff, or of the recess', () => {
    const com = (mais: Partial<FeriadoGuardado> = {}) => calendarioCom([proprio(mais)]);
    expect(isDiaSemAgenda('2026-11-30', SO_OS_ENVIADOS)).toBe(true);
    expect(isDiaSemAgenda('2026-08-11', SO_OS_ENVIADOS)).toBe(false);
    expect(isDiaSemAgenda('2026-08-11', com())).toBe(true);
    expect(isDiaSemAgenda('2027-08-11', com())).toBe(false);
    expect(isDiaSemAgenda('2026-08-11', com({ usos: ['prazo'] }))).toBe(false);
    expect(isDiaSemAgenda('2026-12-21', SO_OS_ENVIADOS)).toBe(true);
  });

  it('is offered again when its holiday is switched off, in that year and by that name only', () => {
    const calendario = calendarioCom([desligado('2026-11-30', 'dia do evangelico (df)')]);
    expect(nomeDoDiaSemAgenda('2026-11-30', calendario)).toBeNull();
    expect(nomeDoDiaSemAgenda('2027-11-30', calendario)).toBe('Dia do Evangélico (DF)');
    expect(nomeDoDiaSemAgenda('2026-11-20', calendario)).toBe('Consciência Negra');
  });

  it('says why: the holiday before the recess', () =>
    expect(
      ['2026-11-02', '2026-12-25', '2026-12-28', '2026-11-03'].map((data) => nomeDoDiaSemAgenda(data, SO_OS_ENVIADOS)),
    ).toEqual([...['Finados', 'Natal', 'Recesso forense', null]]));

  it('the recess goes from 20/12 to 20/01, both days in it', () =>
    expect(['2026-12-19', '2026-12-20', '2027-01-20', '2027-01-21'].map(isRecessoForense)).toEqual([
      false,
      true,
      true,
      false,
    ]));
});

describe('a holiday of deadlines', () => {
  const calendario = calendarioCom([
    proprio({ data: '2026-04-20', nome: 'Portaria do TJDFT', usos: ['prazo'], tribunais: ['TJDFT'] }),
    proprio({ data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda', 'prazo'] }),
    desligado('2026-09-07', 'Independência do Brasil'),
  ]);

  it.each([
    ['the court that keeps it', '2026-04-20', 'TJDFT', 'Portaria do TJDFT'],
    ['another court', '2026-04-20', 'TRF1', null],
    ['nobody says which court', '2026-04-20', null, null],
    ['all courts', '2026-08-11', null, 'Dia do Advogado'],
    ['one for agendas only', '2026-11-30', 'TJDFT', null],
    ['one that was switched off', '2026-09-07', 'STJ', null],
    ['a national one', '2026-09-08', 'STJ', null],
    ['a national one of the day', '2026-10-12', 'STJ', 'Nossa Senhora Aparecida'],
  ])('%s', (_, data, tribunal, nome) => expect(feriadoDoPrazo(data, tribunal, calendario)).toBe(nome));
});

describe('the page of a year', () => {
  it('shows shipped and added ones in their order, with the row behind each', () => {
    const portaria = { ...proprio(), id: 'um' };
    const natal = { ...desligado('2026-12-25', 'Natal'), id: 'dois' };
    const outroAno = { ...proprio({ data: '2027-08-11' }), id: 'tres' };
    const doAno = feriadosCom(2026, [natal, outroAno, portaria]);
    expect(doAno.map(({ data }) => data)).toEqual(doAno.map(({ data }) => data).toSorted());
    expect(doAno.filter(({ guardado }) => guardado !== null)).toEqual([
      {
        ...{ data: '2026-08-11', nome: 'Dia do Advogado', usos: ['agenda'], tribunais: [] },
        ...{ origem: 'manual', desligado: false, guardado: portaria },
      },
      {
        ...{ data: '2026-12-25', nome: 'Natal', usos: ['agenda', 'prazo'], tribunais: [] },
        ...{ origem: 'enviado', desligado: true, guardado: natal },
      },
    ]);
  });

  it('knows what is shipped', () => {
    expect(findEnviado({ data: '2026-12-25', nome: 'natal' })?.nome).toBe('Natal');
    expect(findEnviado({ data: '2026-12-24', nome: 'Natal' })).toBeUndefined();
  });
});
