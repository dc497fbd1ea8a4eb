import { describe, expect, it } from 'vitest';
import {
  aliadosEOpositores,
  contagensMostradas,
  faltasAtePasso,
  faltasDaProposicao,
  faltasDoProcessoDoTema,
  motivoNaoEncerrarTema,
  motivoNaoReabrirTema,
  nomeDaProposicao,
  passoAoAbrir,
  passoDoEndereco,
  posicoesConhecidas,
  secaoDoEndereco,
  tituloDaLista,
} from './tema.rules.ts';

const sim = {
  existeItensDestaque: true,
  existePessoasInstituicoes: true,
  existeProcessos: true,
  existeAcoesSindicato: true,
};
const nada = { itens: 0, pessoas: 0, processos: 0, acoes: 0 };
const ITEM = 'Pelo menos um item de destaque deve ser informado.';

describe('where a theme opens', () => {
  it.each([
    [1, 2],
    [2, 3],
    [5, 6],
    [6, 1],
  ])('saved up to step %i: at step %i', (page, passo) => expect(passoAoAbrir(page)).toBe(passo));

  it.each([
    [undefined, 0],
    ['0', 0],
    ['5', 5],
    ['6', 0],
    ['-1', 0],
    ['01', 0],
    ['1.0', 0],
    ['processos', 0],
  ])('the address names %j: section %i', (texto, secao) => expect(secaoDoEndereco(texto)).toBe(secao));

  it.each([
    ['1', 1],
    ['6', 6],
    ['0', undefined],
    ['7', undefined],
    ['99', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['abc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('the address names %j: step %s', (texto, passo) => expect(passoDoEndereco(texto)).toBe(passo));
});

describe('what a step lacks', () => {
  it.each([
    [2, sim, nada, {}],
    [3, sim, nada, { existeItensDestaque: ITEM }],
    [3, sim, { ...nada, itens: 1 }, {}],
    [3, { ...sim, existeItensDestaque: false }, nada, {}],
    [
      5,
      sim,
      { ...nada, pessoas: 2 },
      { existeItensDestaque: ITEM, existeProcessos: 'Pelo menos um processo deve ser informado.' },
    ],
    [6, { ...sim, existeAcoesSindicato: false }, { itens: 1, pessoas: 1, processos: 1, acoes: 0 }, {}],
    [
      6,
      sim,
      nada,
      {
        existeItensDestaque: ITEM,
        existePessoasInstituicoes: 'Pelo menos uma pessoa/instituição deve ser informada.',
        existeProcessos: 'Pelo menos um processo deve ser informado.',
        existeAcoesSindicato: 'Pelo menos uma ação deve ser informada.',
      },
    ],
  ])('up to step %i', (passo, flags, quantos, faltas) => expect(faltasAtePasso(passo, flags, quantos)).toEqual(faltas));

  it("'Não' hides what is there", () =>
    expect(
      contagensMostradas({ ...sim, existeProcessos: false }, { itens: 3, pessoas: 6, processos: 2, acoes: 9 }),
    ).toEqual({ itens: 3, pessoas: 6, processos: 0, acoes: 9 }));
});

describe('the bill', () => {
  it('is called by kind, number and year', () => {
    expect(nomeDaProposicao({ sigla: 'PL', numero: 2384, ano: 2025 })).toBe('PL 2384/2025');
    expect(nomeDaProposicao({ sigla: null, numero: null, ano: null })).toBeNull();
  });
  it.each([
    [{ casa: null, sigla: null, numero: null, ano: null }, []],
    [{ casa: 'Câmara', sigla: 'PL', numero: 1, ano: 2025 }, []],
    [{ casa: 'Câmara', sigla: null, numero: 1, ano: 2025 }, ['sigla']],
    [{ casa: null, sigla: null, numero: null, ano: 2025 }, ['casa', 'sigla', 'numero']],
  ])('all or nothing: %j lacks %j', (proposicao, faltam) =>
    expect(Object.keys(faltasDaProposicao(proposicao))).toEqual(faltam),
  );
});

describe('a case', () => {
  it.each([
    [{ processoSindicato: true, processoUid: null }, ['processoUid']],
    [{ processoSindicato: true, processoUid: 'x' }, []],
    [{ processoSindicato: false, identificacaoProcesso: null }, ['identificacaoProcesso']],
    [{ processoSindicato: false, identificacaoProcesso: 'TC 018.224/2025-1' }, []],
  ])('%j lacks %j', (processo, faltam) => expect(Object.keys(faltasDoProcessoDoTema(processo))).toEqual(faltam));
});

it('people are counted by where they stand, who has no known position not at all', () =>
  expect(
    posicoesConhecidas([
      { posicao: 'Favorável' },
      { posicao: null },
      { posicao: 'Contrário' },
      { posicao: 'Favorável' },
    ]),
  ).toEqual([
    { posicao: 'Favorável', quantas: 2 },
    { posicao: 'Parcialmente favorável', quantas: 0 },
    { posicao: 'Parcialmente contrário', quantas: 0 },
    { posicao: 'Contrário', quantas: 1 },
  ]));

it('allies come before those who are half of it, opponents likewise', () => {
  const pessoas = [
    { nome: 'a', posicao: 'Parcialmente favorável' },
    { nome: 'b', posicao: 'Contrário' },
    { nome: 'c', posicao: null },
    { nome: 'd', posicao: 'Favorável' },
    { nome: 'e', posicao: 'Parcialmente contrário' },
  ] as const;
  const { aliados, opositores } = aliadosEOpositores(pessoas);
  expect([aliados, opositores].map((uns) => uns.map(({ nome }) => nome).join(''))).toEqual(['da', 'be']);
});

it('the list says its situation', () => {
  expect(tituloDaLista(undefined)).toBe('Temas da pauta político-sindical');
  expect(tituloDaLista('ENCERRADO')).toBe('Temas da pauta político-sindical na situação Encerrado');
  expect(tituloDaLista('EM_ACOMPANHAMENTO')).toBe('Temas da pauta político-sindical na situação Em acompanhamento');
});

it('ends and goes on again', () => {
  expect(motivoNaoEncerrarTema('EM_ACOMPANHAMENTO')).toBeNull();
  expect(motivoNaoEncerrarTema('ENCERRADO')).toBe('encerrado');
  expect(motivoNaoReabrirTema('ENCERRADO')).toBeNull();
  expect(motivoNaoReabrirTema('EM_ACOMPANHAMENTO')).toBe('em_acompanhamento');
});
