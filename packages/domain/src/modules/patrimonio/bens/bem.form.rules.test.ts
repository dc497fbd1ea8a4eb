import { expect, it, test } from 'vitest';
import { type DadosDoBem, faltasDoBem } from './bem.form.rules.ts';
import { isNumeroDePatrimonio } from './bem.rules.ts';

const HOJE = '2026-11-21';
const notebook: DadosDoBem = {
  classe: 'pessoa',
  tipoObjeto: 'Notebook',
  nPatrimonio: '004812',
  empresa: null,
  cnpj: null,
  responsavel: 'Ana',
  dataAlocacao: null,
  retorno: null,
  situacaoBase: 'Disponivel',
  dataDescarte: null,
  dataAquisicao: null,
  garantiaAte: null,
};
const sala: DadosDoBem = {
  ...notebook,
  classe: 'predial',
  tipoObjeto: 'Imóvel',
  nPatrimonio: null,
  empresa: 'Imobiliária',
  cnpj: '11222333000181',
  situacaoBase: 'Em uso',
};

test.each<[Partial<DadosDoBem>, Record<string, string>]>([
  [{}, {}],
  [
    { tipoObjeto: null, responsavel: '', situacaoBase: null, nPatrimonio: null, cnpj: '11222333000181' },
    {
      tipoObjeto: 'Obrigatorio',
      responsavel: 'Obrigatorio',
      nPatrimonio: 'Obrigatorio',
      cnpj: 'Só bens prediais têm CNPJ.',
    },
  ],
  [{ nPatrimonio: '12345678901' }, { nPatrimonio: 'Use só algarismos, até 10.' }],
  [{ dataAlocacao: '2026-11-20', retorno: '2026-11-20' }, {}],
  [{ dataAlocacao: '2026-11-20', retorno: '2026-11-19' }, { retorno: 'O retorno não pode ser anterior à alocação.' }],
  [{ situacaoBase: 'Devolvido' }, { situacaoBase: 'Esta situação não é da classe do bem.' }],
  [{ situacaoBase: 'Descartado' }, { dataDescarte: 'Obrigatorio' }],
  [{ situacaoBase: 'Descartado', dataDescarte: HOJE }, {}],
  [
    { situacaoBase: 'Descartado', dataDescarte: '2026-11-22' },
    {
      dataDescarte: 'A data de descarte não pode ser futura.',
    },
  ],
  [
    { dataAquisicao: '2026-01-10', garantiaAte: '2026-01-09' },
    {
      garantiaAte: 'A garantia não pode terminar antes da aquisição.',
    },
  ],
])("a person's asset with %j lacks %j", (over, faltas) =>
  expect(faltasDoBem({ ...notebook, ...over }, HOJE)).toEqual(faltas),
);

test.each<[Partial<DadosDoBem>, Record<string, string>]>([
  [{}, {}],
  [
    { empresa: null, cnpj: '' },
    { empresa: 'Obrigatorio', cnpj: 'Obrigatorio' },
  ],
  [{ cnpj: '11222333000180' }, { cnpj: 'CNPJ inválido' }],
  [{ situacaoBase: 'Disponivel' }, { situacaoBase: 'Esta situação não é da classe do bem.' }],
  [{ situacaoBase: 'Devolvido' }, {}],
])('a building with %j lacks %j', (over, faltas) => expect(faltasDoBem({ ...sala, ...over }, HOJE)).toEqual(faltas));

it('a number is up to ten digits, as typed', () => {
  for (const certo of ['0', '004812', '9999999999']) expect(isNumeroDePatrimonio(certo)).toBe(true);
  for (const errado of ['', '-1', '1.5', '12 34', 'A12', '１２', '12345678901'])
    expect(isNumeroDePatrimonio(errado)).toBe(false);
});
