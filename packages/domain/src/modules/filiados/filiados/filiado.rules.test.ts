import { describe, expect, it } from 'vitest';
import {
  chaveMatricula,
  type EstadoFiliado,
  emailProvisorio,
  formatMatricula,
  idadeEm,
  motivoNaoDeclarar,
  motivoNaoDesfazerDesfiliacao,
  motivoNaoDesfazerFalecimento,
  motivoNaoDesfiliar,
  motivoNaoEditarFiliado,
  motivoNaoExcluirFiliado,
  motivoNaoFiliar,
  motivoNaoRegistrarFalecimento,
  podeSerInativo,
  textoDaDeclaracao,
} from './filiado.rules.ts';

const gestor = { edita: true, exclui: true, filia: true };
const editor = { edita: true, exclui: false, filia: false };
const visita = { edita: false, exclui: false, filia: false };
const estado = (over: Partial<EstadoFiliado> = {}): EstadoFiliado => ({
  ...{ aberta: true, falecido: false, anonimizado: false, dataDesfiliacao: null, desfiliadoEm: null },
  porFalecimento: false,
  ...over,
});
const fora = (over: Partial<EstadoFiliado> = {}) => estado({ aberta: false, dataDesfiliacao: '2026-01-01', ...over });

describe('matrícula', () => {
  it.each([
    ['P - 123', '123'],
    ['P-0123', '123'],
    ['p123', '123'],
    ['00', '0'],
    ['24.871-3', '248713'],
    ['PX1', 'PX1'],
    [' - ', null],
  ])('%s is the key %s', (texto, chave) => expect(chaveMatricula(texto)).toBe(chave));

  it('of Câmara is the ponto; another house’s stays as typed', () => {
    expect(formatMatricula('CAMARA', 'p 123')).toBe('P - 123');
    expect(formatMatricula('CAMARA', 'P - 123')).toBe('P - 123');
    expect(formatMatricula('SENADO', ' 24871 ')).toBe('24871');
  });
});

describe('age', () => {
  it.each([
    ['1952-05-08', '2026-05-07', 73],
    ['1952-05-08', '2026-05-08', 74],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-11-20', '2026-11-20', 0],
  ])('born %s, on %s: %i', (nascimento, hoje, anos) => expect(idadeEm(nascimento, hoje)).toBe(anos));

  it('is unknown for nobody’s birth and for one that is yet to come', () => {
    expect(idadeEm(null, '2026-11-20')).toBeNull();
    expect(idadeEm('2027-01-01', '2026-11-20')).toBeNull();
  });
});

it('an address of the domain ‘substituir’ stands for none', () => {
  expect(['x@substituir', 'x@substituir.com', 'x@a.substituir.org.br'].map(emailProvisorio)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['x@naosubstituir.com', 'substituir@x.com', null].map(emailProvisorio)).toEqual([false, false, false]);
});

it('INATIVO is kept, never chosen', () => {
  expect(podeSerInativo('INATIVO')).toBe(true);
  expect([podeSerInativo('ATIVO'), podeSerInativo(null)]).toEqual([false, false]);
});

describe('what may be done', () => {
  it('joins who is out, leaves who is in', () => {
    expect(motivoNaoFiliar(estado(), gestor)).toBe('ja_filiado');
    expect(motivoNaoFiliar(fora(), gestor)).toBeNull();
    expect(motivoNaoDesfiliar(estado(), gestor)).toBeNull();
    expect(motivoNaoDesfiliar(fora(), gestor)).toBe('ja_desfiliado');
  });

  it('never joins the dead', () => expect(motivoNaoFiliar(fora({ falecido: true }), gestor)).toBe('falecido'));

  it('takes a de-membership back for 30 days, but not a death by that way', () => {
    expect(motivoNaoDesfazerDesfiliacao(fora(), gestor, 30)).toBeNull();
    expect(motivoNaoDesfazerDesfiliacao(fora(), gestor, 31)).toBe('nada_a_desfazer');
    expect(motivoNaoDesfazerDesfiliacao(estado(), gestor, null)).toBe('nada_a_desfazer');
    expect(motivoNaoDesfazerDesfiliacao(fora({ falecido: true }), gestor, 0)).toBe('falecido');
  });

  it('marks a death once, and unmarks what was marked', () => {
    expect(motivoNaoRegistrarFalecimento(estado({ falecido: true }), gestor)).toBe('falecido');
    expect(motivoNaoDesfazerFalecimento(estado(), gestor)).toBe('nao_falecido');
  });

  it('an anonymous record is closed to whoever may else change it', () => {
    const anonima = fora({ anonimizado: true });
    expect(motivoNaoEditarFiliado(anonima, gestor)).toBe('anonimizado');
    expect(motivoNaoEditarFiliado(anonima, visita)).toBe('so_consulta');
    expect(motivoNaoEditarFiliado(fora(), gestor)).toBeNull();
    expect(motivoNaoFiliar(anonima, gestor)).toBe('anonimizado');
    expect(motivoNaoRegistrarFalecimento(anonima, gestor)).toBe('anonimizado');
    expect(motivoNaoDesfazerDesfiliacao(anonima, gestor, 1)).toBe('anonimizado');
  });

  it('tells an editor that it is gestor_usuario’s, a reader that they only read', () => {
    expect(motivoNaoDesfiliar(estado(), editor)).toBe('so_gestor');
    expect(motivoNaoExcluirFiliado(editor)).toBe('so_gestor');
    expect(motivoNaoExcluirFiliado(visita)).toBe('so_consulta');
  });
});

it('declares who is a member, in words, with what is known of the union; nobody who left or died', () => {
  const dela = { nomeCompleto: 'Maria Duarte', cpf: '52998224725', empresa: 'CAMARA', matricula: 'P - 4711' } as const;
  const texto = textoDaDeclaracao({ ...dela, desde: '1998-03-14', sindicato: 'Sindilegis', cnpj: '11222333000181' });
  expect(texto).toBe(
    'Declaramos, para os devidos fins, que Maria Duarte, CPF 529.982.247-25, ponto P - 4711 (Câmara dos Deputados), é filiado(a) ' +
      'ao Sindilegis, CNPJ 11.222.333/0001-81, desde 14 de março de 1998.',
  );
  expect(textoDaDeclaracao({ ...dela, cpf: null, desde: '1998-03-14', sindicato: 'S', cnpj: '' })).not.toMatch(
    /CPF|CNPJ/,
  );
  expect(motivoNaoDeclarar({ cadastro: 'FILIADO', falecido: false })).toBeNull();
  expect(motivoNaoDeclarar({ cadastro: 'INATIVO', falecido: false })).toBe('ja_desfiliado');
  expect(motivoNaoDeclarar({ cadastro: 'INATIVO', falecido: true })).toBe('falecido');
});
