import { describe, expect, it, test } from 'vitest';
import {
  avisoDoAtraso,
  type DadosDoFluxo,
  diasDeAtraso,
  faltasDoFluxo,
  faltasDoRetorno,
  situacaoDoFluxo,
} from './fluxo.rules.ts';

const AGORA = { dia: '2026-11-21', hora: '14:30' };
const saida: DadosDoFluxo = {
  bens: 1,
  idFuncionario: null,
  responsavel: 'Ana',
  email: null,
  dataSaida: '2026-11-20',
  horaSaida: '09:00',
  previsao: null,
  retornou: false,
  dataRetorno: null,
  horaRetorno: null,
};

test.each<[Partial<DadosDoFluxo>, Record<string, string>]>([
  [{}, {}],
  [
    { bens: 0, responsavel: null, dataSaida: null, horaSaida: null },
    {
      bens: 'Obrigatorio',
      responsavel: 'Obrigatorio',
      dataSaida: 'Obrigatorio',
      horaSaida: 'Obrigatorio',
    },
  ],
  [{ responsavel: null, idFuncionario: 'x' }, {}],
  [{ email: 'ana@' }, { email: 'Email inválido' }],
  [{ dataSaida: '2026-11-21', horaSaida: '23:00' }, {}],
  [{ dataSaida: '2026-11-22' }, { dataSaida: 'A data de saída não pode ser futura.' }],
  [{ previsao: '2026-11-19' }, { previsao: 'A previsão não pode ser anterior à saída.' }],
  [{ previsao: '2026-11-20' }, {}],
  [{ retornou: true }, { dataRetorno: 'Obrigatorio', horaRetorno: 'Obrigatorio' }],
  [{ retornou: true, dataRetorno: '2026-11-20', horaRetorno: '09:00' }, {}],
])('an exit with %j lacks %j', (over, faltas) => expect(faltasDoFluxo({ ...saida, ...over }, AGORA)).toEqual(faltas));

describe('a return', () => {
  test.each<[string | null, string | null, Record<string, string>]>([
    ['2026-11-20', '08:59', { horaRetorno: 'O retorno não pode ser anterior à saída.' }],
    ['2026-11-19', '10:00', { dataRetorno: 'O retorno não pode ser anterior à saída.' }],
    ['2026-11-21', '14:30', {}],
    ['2026-11-21', '14:31', { horaRetorno: 'O retorno não pode ser no futuro.' }],
    ['2026-11-22', '00:00', { dataRetorno: 'O retorno não pode ser no futuro.' }],
    ['2026-11-21', null, { horaRetorno: 'Obrigatorio' }],
    [null, '10:00', { dataRetorno: 'Obrigatorio' }],
  ])('on %s at %s: %j', (dataRetorno, horaRetorno, faltas) =>
    expect(faltasDoRetorno({ dataRetorno, horaRetorno }, saida, AGORA)).toEqual(faltas),
  );
});

test.each([
  ['2026-11-21', null, 'fora', 0],
  ['2026-11-20', null, 'atrasado', 1],
  ['2026-11-14', null, 'atrasado', 7],
  [null, null, 'fora', 0],
  ['2026-11-01', '2026-11-21', 'retornado', 0],
])('due %s, back %s: %s, %i days late', (previsao, dataRetorno, situacao, dias) => {
  expect(situacaoDoFluxo({ previsao, dataRetorno }, AGORA.dia)).toBe(situacao);
  expect(diasDeAtraso({ previsao, dataRetorno }, AGORA.dia)).toBe(dias);
});

it('the holder is told on the first day, then every week', () => {
  expect([0, 1, 2, 7, 8, 14, 15, 22].map(avisoDoAtraso)).toEqual([null, 0, 0, 0, 1, 1, 2, 3]);
});
