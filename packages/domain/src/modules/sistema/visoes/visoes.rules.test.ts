import { describe, expect, it } from 'vitest';
import { entradaDaConsulta } from './visoes.rules.ts';

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
