import { describe, expect, it, test } from 'vitest';
import { SITUACOES_DE_PESSOA, SITUACOES_PREDIAIS, type SituacaoDoBem } from './bem.lists.ts';
import {
  type EstadoDoBemHoje,
  isSemRegistro,
  motivoNaoDescartarBem,
  motivoNaoDesfazerDescarte,
  motivoNaoExcluirBem,
  motivoNaoManterBem,
  motivoNaoSairBem,
  nomeDoBem,
  ondeEsta,
  situacaoAoAlocar,
  situacaoDoBem,
  textoDoLugar,
} from './bem.rules.ts';

const HOJE = '2026-11-21';
const parado: EstadoDoBemHoje = {
  classe: 'pessoa',
  situacaoBase: 'Disponivel',
  comUsuario: false,
  saida: null,
  manutencao: null,
};
const saida = { previsao: '2026-11-27' };
const manutencao = { desde: '2026-11-09' };

describe('the word that is shown', () => {
  test.each([...SITUACOES_DE_PESSOA])('of a person: %s stands while nothing is open', (situacaoBase) =>
    expect(situacaoDoBem({ ...parado, situacaoBase })).toBe(situacaoBase),
  );
  test.each<[Partial<EstadoDoBemHoje>, SituacaoDoBem]>([
    [{ saida }, 'Em uso'],
    [{ manutencao }, 'Em manutencao'],
    [{ saida, manutencao }, 'Em manutencao'],
    [{ saida, situacaoBase: 'Descarte pendente' }, 'Em uso'],
    [{ saida, situacaoBase: 'Em manutencao' }, 'Em uso'],
    // What came over discarded with an exit that nobody closed.
    [{ saida, situacaoBase: 'Descartado' }, 'Descartado'],
    [{ manutencao, situacaoBase: 'Descartado' }, 'Descartado'],
  ])('of a person with %j: %s', (estado, word) => expect(situacaoDoBem({ ...parado, ...estado })).toBe(word));
  test.each([...SITUACOES_PREDIAIS])('of a building %s stands whatever is open', (situacaoBase) =>
    expect(situacaoDoBem({ ...parado, classe: 'predial', situacaoBase, saida, manutencao })).toBe(situacaoBase),
  );
  it("'Em manutencao' without a record is marked until a maintenance is open", () => {
    expect(isSemRegistro({ ...parado, situacaoBase: 'Em manutencao' })).toBe(true);
    expect(isSemRegistro({ ...parado, situacaoBase: 'Em manutencao', manutencao })).toBe(false);
    expect(isSemRegistro(parado)).toBe(false);
  });
});

test.each<[Partial<EstadoDoBemHoje>, string]>([
  [{}, 'Na sede'],
  [{ comUsuario: true }, 'Com o usuário'],
  [{ comUsuario: true, saida }, 'Fora · volta 27/11'],
  [{ saida: { previsao: null } }, 'Fora'],
  [{ saida: { previsao: HOJE } }, 'Fora · volta 21/11'],
  [{ saida: { previsao: '2026-11-20' } }, 'Atrasado 1 dia'],
  [{ saida: { previsao: '2026-11-16' } }, 'Atrasado 5 dias'],
  [{ saida, manutencao }, 'Oficina desde 09/11'],
  [{ situacaoBase: 'Em manutencao' }, 'Oficina · sem registro'],
  [{ situacaoBase: 'Em manutencao', saida }, 'Fora · volta 27/11'],
  [{ situacaoBase: 'Descartado', comUsuario: true, saida }, '—'],
  [{ classe: 'predial', situacaoBase: 'Em uso', manutencao }, 'Oficina desde 09/11'],
  [{ classe: 'predial', situacaoBase: 'Devolvido' }, '—'],
])('with %j it is: %s', (estado, where) =>
  expect(textoDoLugar(ondeEsta({ ...parado, ...estado }, HOJE), HOJE)).toBe(where),
);

test.each<[SituacaoDoBem, Partial<EstadoDoBemHoje>, string | null, string | null, string | null]>([
  ['Disponivel', {}, null, null, null],
  ['Descarte pendente', {}, null, null, null],
  ['Disponivel', { saida }, 'fora', null, 'fora'],
  ['Disponivel', { manutencao }, null, 'em_manutencao', 'em_manutencao'],
  ['Descartado', {}, 'descartado', 'descartado', 'descartado'],
  ['Devolvido', {}, 'devolvido', 'devolvido', 'devolvido'],
])('%s with %j: leaves %j, is repaired %j, is discarded %j', (situacaoBase, estado, sair, manter, descartar) => {
  const bem = { ...parado, ...estado, situacaoBase };
  expect([motivoNaoSairBem(bem), motivoNaoManterBem(bem), motivoNaoDescartarBem(bem)]).toEqual([
    sair,
    manter,
    descartar,
  ]);
});

test.each<[SituacaoDoBem, boolean, SituacaoDoBem]>([
  ['Disponivel', true, 'Em uso'],
  ['Em uso', true, 'Em uso'],
  ['Em uso', false, 'Disponivel'],
  ['Descarte pendente', true, 'Descarte pendente'],
  ['Disponivel', false, 'Disponivel'],
])('%s given to a user (%j) is %s', (base, comUsuario, depois) =>
  expect(situacaoAoAlocar('pessoa', base, comUsuario)).toBe(depois),
);
it('a building keeps its word when it is given to somebody', () =>
  expect(situacaoAoAlocar('predial', 'Em uso', false)).toBe('Em uso'));

it('only an end is undone, only what never moved is deleted', () => {
  expect(motivoNaoDesfazerDescarte({ situacaoBase: 'Descartado' })).toBeNull();
  expect(motivoNaoDesfazerDescarte({ situacaoBase: 'Em uso' })).toBe('nao_descartado');
  expect(motivoNaoExcluirBem({ movimentos: 0 })).toBeNull();
  expect(motivoNaoExcluirBem({ movimentos: 1 })).toBe('movimentado');
});

it('is called by its number, else by what it is', () => {
  expect(nomeDoBem({ nPatrimonio: '004812', descricaoBem: 'Dell', tipoObjeto: 'Notebook' })).toBe('004812');
  expect(nomeDoBem({ nPatrimonio: null, descricaoBem: 'Sala 12', tipoObjeto: 'Imóvel' })).toBe('Sala 12');
  expect(nomeDoBem({ nPatrimonio: null, descricaoBem: null, tipoObjeto: 'Imóvel' })).toBe('Imóvel');
});
