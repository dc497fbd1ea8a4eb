import { expect, test } from 'vitest';
import {
  type DadosDaManutencao,
  diasDaManutencao,
  faltasDaManutencao,
  situacaoDaManutencao,
} from './manutencao.rules.ts';

const HOJE = '2026-11-21';
const conserto: DadosDaManutencao = {
  bemId: 'x',
  responsavel: 'Oficina',
  descricaoProblema: 'Não liga',
  dataManutencao: '2026-11-20',
  retornou: false,
  dataRetorno: null,
  resultado: null,
};

test.each<[Partial<DadosDaManutencao>, Record<string, string>]>([
  [{}, {}],
  [
    { bemId: null, responsavel: '', descricaoProblema: null, dataManutencao: null },
    {
      bemId: 'Obrigatorio',
      responsavel: 'Obrigatorio',
      descricaoProblema: 'Obrigatorio',
      dataManutencao: 'Obrigatorio',
    },
  ],
  [{ dataManutencao: '2026-11-22' }, { dataManutencao: 'A data de manutenção não pode ser futura.' }],
  [{ retornou: true }, { dataRetorno: 'Obrigatorio', resultado: 'Obrigatorio' }],
  [{ retornou: true, dataRetorno: '2026-11-20', resultado: 'Reparado' }, {}],
  [
    { retornou: true, dataRetorno: '2026-11-19', resultado: 'Reparado' },
    {
      dataRetorno: 'O retorno não pode ser anterior à manutenção.',
    },
  ],
  [
    { retornou: true, dataRetorno: '2026-11-22', resultado: 'Garantia' },
    {
      dataRetorno: 'O retorno não pode ser no futuro.',
    },
  ],
])('a maintenance with %j lacks %j', (over, faltas) =>
  expect(faltasDaManutencao({ ...conserto, ...over }, HOJE)).toEqual(faltas),
);

test.each([
  ['2026-10-22', null, 30, 'aberta'],
  ['2026-10-21', null, 31, 'demorada'],
  ['2026-10-01', '2026-10-05', 4, 'encerrada'],
  [HOJE, null, 0, 'aberta'],
  [null, null, 0, 'aberta'],
])('since %s, back %s: %i days, %s', (dataManutencao, dataRetorno, dias, situacao) => {
  expect(diasDaManutencao({ dataManutencao, dataRetorno }, HOJE)).toBe(dias);
  expect(situacaoDaManutencao({ dataManutencao, dataRetorno }, HOJE)).toBe(situacao);
});
