import { describe, expect, it } from 'vitest';
import { consultaNoDia, entradaDaConsulta } from './visoes.rules.ts';

const intervalos = { periodo: ['inicio', 'fim'], valor: ['valorDe', 'valorAte'] } as const;
const entrada = (consulta: Record<string, string>) => entradaDaConsulta(consulta, intervalos);

describe('the input that a view gives its list', () => {
  it.each([
    [{}, {}],
    [
      { busca: 'luz', ordem: '-valor', porPagina: '50' },
      { busca: 'luz', ordem: '-valor', porPagina: '50' },
    ],
    [{ periodo: '2026-11' }, { inicio: '2026-11-01', fim: '2026-11-28' }],
    [{ periodo: '2026-10-21..2026-11-20' }, { inicio: '2026-10-21', fim: '2026-11-20' }],
    [{ periodo: '2026-10-21..' }, { inicio: '2026-10-21' }],
    [{ periodo: '..2026-10-21' }, { fim: '2026-10-21' }],
    [{ periodo: 'tudo' }, {}],
    [{ valor: '10000..25000' }, { valorDe: '10000', valorAte: '25000' }],
    [{ colunas: 'parcela' }, {}],
  ])('of %j is %j', (consulta, esperada) => expect(entrada(consulta)).toEqual(esperada));

  it.each<Record<string, string>>([
    { periodo: 'ontem' },
    { periodo: '2026-13' },
    { periodo: '..' },
    { valor: '1..2..3' },
    { toString: 'x' },
    { surpresa: 'tudo' },
  ])('keeps %j under its own name, for the operation to refuse', (consulta) =>
    expect(entrada(consulta)).toEqual(consulta),
  );
});

describe('the period of a view on 25/11/2026, where months go from 21 to 20', () => {
  const dias = { inicio: 21, fim: 20 };
  const periodo = (consulta: Record<string, string>, meses: 'ciclo' | 'civil', abreNoMes: boolean) =>
    consultaNoDia(consulta, { meses, abreNoMes }, '2026-11-25', dias).periodo;
  it.each([
    [{}, 'ciclo', true, '2026-11-21..2026-12-20'],
    [{}, 'civil', true, '2026-11-01..2026-11-30'],
    [{}, 'ciclo', false, undefined],
    [{ periodo: '2026-11' }, 'ciclo', false, '2026-10-21..2026-11-20'],
    [{ periodo: 'tudo' }, 'ciclo', true, 'tudo'],
    [{ periodo: '2026-11-02..' }, 'ciclo', true, '2026-11-02..'],
  ] as const)('%j of a list by %s, which opens on its month: %s, is %s', (consulta, meses, abre, esperado) =>
    expect(periodo(consulta, meses, abre)).toBe(esperado),
  );
});
