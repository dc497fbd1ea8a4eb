import { describe, expect, it } from 'vitest';
import { FILIADO_FIELDS } from '../filiados/index.ts';
import { GRUPOS_DE_CAMPOS } from './unificacao.lists.ts';
import {
  escolhaPadrao,
  gruposDiferentes,
  motivoNaoConfirmarUnificacao,
  motivoNaoRecusarUnificacao,
  motivoNaoUnificar,
  type PeriodoDeFicha,
  preferirDaOutra,
  unirPeriodos,
} from './unificacao.rules.ts';

const p = (id: string, inicio: string, fim: string | null, fica: boolean): PeriodoDeFicha => ({
  ...{ id, fica },
  inicio,
  fim,
});

describe('memberships of both records', () => {
  it('stay as they are where they do not overlap, by start', () => {
    const apart = unirPeriodos([p('b', '2010-01-01', null, true), p('a', '1998-03-14', '2010-01-01', false)]);
    expect(apart).toEqual([
      { inicio: '1998-03-14', fim: '2010-01-01', mantido: 'a', termino: 'a', juntos: ['a'] },
      { inicio: '2010-01-01', fim: null, mantido: 'b', termino: 'b', juntos: ['b'] },
    ]);
  });

  it('become one where they overlap: first start, last end, the row of the record that stays', () => {
    expect(unirPeriodos([p('a', '2000-05-01', '2015-01-31', true), p('b', '1998-01-01', '2008-01-01', false)])).toEqual(
      [{ inicio: '1998-01-01', fim: '2015-01-31', mantido: 'a', termino: 'a', juntos: ['b', 'a'] }],
    );
  });

  it('an open one stays open, and both open are one', () => {
    const [one, ...more] = unirPeriodos([
      p('a', '2000-01-01', '2020-01-01', true),
      p('b', '2019-01-01', null, false),
      p('c', '2022-01-01', null, true),
    ]);
    expect(more).toEqual([]);
    expect(one).toEqual({ inicio: '2000-01-01', fim: null, mantido: 'a', termino: 'c', juntos: ['a', 'b', 'c'] });
  });

  it('a chain of overlaps is one; the same day without length twice too, beside another not', () => {
    expect(
      unirPeriodos([
        p('a', '2000-01-01', '2002-01-01', true),
        p('b', '2001-01-01', '2003-01-01', false),
        p('c', '2002-06-01', '2004-01-01', true),
      ]),
    ).toHaveLength(1);
    const day = [p('a', '2001-01-01', '2001-01-01', true), p('b', '2001-01-01', '2001-01-01', false)];
    expect(unirPeriodos(day)).toHaveLength(1);
    expect(unirPeriodos([p('a', '2001-01-01', '2001-01-01', true), p('b', '2001-01-01', null, false)])).toHaveLength(2);
  });
});

describe('which value stays unless somebody chooses', () => {
  const old = '2020-01-01T00:00:00Z';
  const recent = '2026-01-01T00:00:00Z';
  it.each([
    ['the filled one', [null, recent], ['x', old], true],
    ['the filled one, though older', ['x', old], ['', recent], false],
    ['of two the newer', ['x', old], ['y', recent], true],
    ['of two the newer, which stays', ['x', recent], ['y', old], false],
    ['false is a value', [null, old], [false, old], true],
  ] as const)('%s', (_, [a, ae], [b, be], taken) =>
    expect(preferirDaOutra({ valor: a, atualizadoEm: ae }, { valor: b, atualizadoEm: be })).toBe(taken),
  );
});

it('offers what differs, an address as one choice; the situação is that of the open membership', () => {
  const fica = {
    ...{ atualizadoEm: '2026-01-01', cadastro: 'FILIADO' },
    valores: { nomeCompleto: 'A', cidade: 'Brasília', situacaoFiliado: 'ATIVO', rg: null, cargo: null },
  };
  const sai = {
    ...{ atualizadoEm: '2026-05-01', cadastro: 'INATIVO' },
    valores: { nomeCompleto: 'A', cep: '70000000', situacaoFiliado: 'INATIVO', rg: '1', cargo: '' },
  };
  expect(gruposDiferentes({ fica, sai }).map(({ id }) => id)).toEqual(['rg', 'cep', 'situacaoFiliado']);
  expect(escolhaPadrao({ fica, sai })).toEqual(['rg', 'cep']);
});

describe('whether two records become one', () => {
  const a = { id: 'a', temConta: false, falecido: false, anonimizado: false, pedidoAberto: false };
  const b = { ...a, id: 'b' };
  it.each([
    ['two that may', a, b, null],
    ['one account moves', a, { ...b, temConta: true }, null],
    ['two accounts', { ...a, temConta: true }, { ...b, temConta: true }, 'duas_contas'],
    ['itself', a, a, 'mesma_ficha'],
    ['dead in one record only', a, { ...b, falecido: true }, 'falecimento'],
    ['anonymous', { ...a, anonimizado: true }, b, 'anonimizada'],
    ['asked of the law meanwhile', a, { ...b, pedidoAberto: true }, 'pedido_titular'],
  ] as const)('%s', (_, fica, sai, motivo) => expect(motivoNaoUnificar(fica, sai)).toBe(motivo));

  it('takes a second person, once', () => {
    const proposta = { estado: 'aguardando', propostaPor: 'g' } as const;
    expect(motivoNaoConfirmarUnificacao(proposta, 'r')).toBeNull();
    expect(motivoNaoConfirmarUnificacao(proposta, 'g')).toBe('outra_pessoa');
    expect(motivoNaoConfirmarUnificacao({ ...proposta, estado: 'feita' }, 'r')).toBe('decidida');
    expect([motivoNaoRecusarUnificacao(proposta), motivoNaoRecusarUnificacao({ estado: 'recusada' })]).toEqual([
      null,
      'decidida',
    ]);
  });
});

it('every field that a person may set of a member is in one choice', () => {
  const derived = ['falecido', 'dataCadastro', 'aConferir'];
  const all = GRUPOS_DE_CAMPOS.flatMap(({ campos }) => [...campos]);
  expect(all.toSorted()).toEqual(
    Object.keys(FILIADO_FIELDS)
      .filter((campo) => !derived.includes(campo))
      .toSorted(),
  );
});
