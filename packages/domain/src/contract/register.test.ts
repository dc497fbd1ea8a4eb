import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { computed, defineRegister, kind, legacy, type RegisterInput, type RegisterRecord } from '../register/index.ts';
import {
  camposOf,
  type InputOf,
  type OutputOf,
  registerContract,
  registerFormSchema,
  registerPieces,
} from './index.ts';

const register = defineRegister({
  name: 'funcionarios',
  title: 'Funcionários',
  noun: { one: 'funcionário', many: 'funcionários' },
  fields: {
    nome: kind.text('Nome', { max: 10, sort: true }),
    apelido: kind.text('Apelido', { max: 5, optional: true }),
    email: kind.email('E-mail', { optional: true }),
    cpf: kind.cpf('CPF'),
    cnpj: kind.cnpj('CNPJ', { optional: true }),
    documento: kind.cpfCnpj('CPF/CNPJ', { optional: true }),
    telefone: kind.phone('Telefone', { optional: true }),
    celular: kind.mobile('Celular', { optional: true }),
    cep: kind.cep('CEP', { optional: true }),
    uf: kind.uf('UF', { filter: true }),
    nascimento: kind.date('Nascimento', { filter: 'nascido', rule: (dia, hoje) => (dia > hoje ? 'futuro' : null) }),
    turno: legacy(kind.choice('Turno', ['manhã', 'tarde'], { optional: true })),
    areas: kind.choices('Áreas', ['Defesa', 'Benefício'], { optional: true, filter: true }),
    ativo: kind.yesNo('Ativo', { optional: true, filter: true }),
    salario: kind.money('Salário', { optional: true, filter: 'salario' }),
    filhos: kind.integer('Filhos', { min: 0, max: 20, optional: true }),
    setor: kind.word('Setor', { max: 60, optional: true, filter: true }),
    idChefe: kind.reference('Chefe', { optional: true, sort: true, filter: true }),
    idAnexo: kind.file('Arquivo (PDF)', { kinds: ['pdf'], optional: true }),
    carregado: kind.instant('Carregado em', { sort: true, filter: 'carregado' }),
    idade: computed(kind.integer('Idade', { min: 0, max: 150 })),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: { repetido: { constraint: 'c', field: 'cpf', message: 'Já existe.', amongEnabled: true } },
  inUse: { em_uso: { by: ['despesas'], message: 'Está em uso.' } },
  rules: [
    { of: ['nome', 'apelido'], at: 'apelido', check: ({ nome, apelido }) => (nome === apelido ? 'igual' : null) },
  ],
  picker: { permission: 'funcionarios.ver', shows: ['nome', 'nomeChefe'] },
});
const contract = registerContract(register);
const ana = { nome: 'Ana', cpf: '529.982.247-25', uf: 'DF', nascimento: '1980-02-29' };

/** Message by field, and what is kept where nothing is wrong. */
const read = (schema: z.ZodType, value: object) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : camposOf(result.error);
};
const create = (over: object) => read(registerFormSchema(register, '2026-11-22'), { ...ana, ...over });

describe('the fields that a person sets', () => {
  it.each([
    [{ nome: '' }, 'nome', ' Obrigatório'],
    [{ nome: 'Ana Maria Braga' }, 'nome', 'No máximo 10 caracteres.'],
    [{ email: 'ana@' }, 'email', 'Email inválido'],
    [{ cpf: '' }, 'cpf', ' Obrigatório'],
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF inválido'],
    [{ cnpj: '11.222.333/0001-80' }, 'cnpj', 'CNPJ inválido'],
    [{ documento: '529.982.247-26' }, 'documento', 'CPF inválido'],
    [{ documento: '11.222.333/0001-80' }, 'documento', 'CNPJ inválido'],
    [{ telefone: '(61) 1333-3333' }, 'telefone', 'Telefone inválido'],
    [{ celular: '(61) 3333-4444' }, 'celular', 'Telefone inválido'],
    [{ cep: '7016' }, 'cep', 'CEP inválido'],
    [{ uf: 'XX' }, 'uf', 'Escolha uma das opções.'],
    [{ nascimento: '1981-02-29' }, 'nascimento', 'Data inválida'],
    [{ areas: ['Defesa', 'Defesa'] }, 'areas', 'Há opções repetidas.'],
    [{ areas: ['Lazer'] }, 'areas.0', 'Escolha uma das opções.'],
    [{ salario: 0 }, 'salario', 'O valor deve ser maior que zero.'],
    [{ filhos: 21 }, 'filhos', 'No máximo 20.'],
    [{ idChefe: 'x' }, 'idChefe', 'Identificador inválido.'],
    [{ idade: 30 }, 'idade', 'Campo desconhecido: idade.'],
    [{ carregado: '2026-01-01T00:00:00Z' }, 'carregado', 'Campo desconhecido: carregado.'],
  ])('with %j are refused at %s: %s', (over, campo, mensagem) => {
    expect(create(over)).toEqual({ [campo]: mensagem });
  });

  it('are kept without masks, an empty optional one as null', () => {
    const empty = { apelido: '', email: '', cnpj: '', celular: '', cep: null, turno: null };
    expect(create({ ...empty, telefone: '(61) 3333-4444', documento: '11.222.333/0001-81' })).toEqual({
      ...ana,
      cpf: '52998224725',
      apelido: null,
      email: null,
      cnpj: null,
      celular: null,
      cep: null,
      turno: null,
      telefone: '+556133334444',
      documento: '11222333000181',
    });
  });

  it('are asked the rules of the register, as soon as the fields that a rule reads are valid', () => {
    expect(create({ nome: 'Bia', apelido: 'Bia', uf: null, nascimento: '2026-11-23' })).toEqual({
      uf: ' Obrigatório',
      apelido: 'igual',
      nascimento: 'futuro',
    });
  });
});

describe('the contract', () => {
  it('has the types that the description says', () => {
    expectTypeOf<InputOf<typeof contract.create>>().toEqualTypeOf<RegisterInput<typeof register>>();
    expectTypeOf<OutputOf<typeof contract.get>>().toEqualTypeOf<RegisterRecord<typeof register>>();
    expectTypeOf<OutputOf<typeof contract.options>>().toEqualTypeOf<{
      itens: { id: string; nome: string; nomeChefe: string | null }[];
    }>();
    type Filter = Omit<InputOf<typeof contract.totals>, 'uf'>;
    expectTypeOf<Filter>().toEqualTypeOf<{
      busca?: string | undefined;
      nascidoDe?: string | undefined;
      nascidoAte?: string | undefined;
      areas?: ('Defesa' | 'Benefício')[] | undefined;
      ativo?: boolean | undefined;
      salarioMin?: number | undefined;
      salarioMax?: number | undefined;
      setor?: string[] | undefined;
      idChefe?: string[] | undefined;
      carregadoDe?: string | undefined;
      carregadoAte?: string | undefined;
      desabilitado?: boolean | undefined;
    }>();
    type Sort = InputOf<typeof contract.list>['ordem'][number]['campo'];
    expectTypeOf<Sort>().toEqualTypeOf<'nome' | 'nomeChefe' | 'carregado' | 'atualizadoEm'>();
  });

  it('sorts and filters by what is marked so, a range by two ends in their order', () => {
    const { list } = registerPieces(register);
    expect(list.ordem).toEqual(['nome', 'nomeChefe', 'carregado', 'atualizadoEm']);
    expect(list.intervalos).toEqual({
      nascido: ['nascidoDe', 'nascidoAte'],
      salario: ['salarioMin', 'salarioMax'],
      carregado: ['carregadoDe', 'carregadoAte'],
    });
    const filter = contract.totals['~orpc'].inputSchema;
    expect(filter && read(filter, { uf: 'DF,GO', setor: 'Água, luz', ativo: 'sim', salarioMin: '100' })).toEqual({
      uf: ['DF', 'GO'],
      setor: ['Água, luz'],
      ativo: true,
      salarioMin: 100,
    });
    expect(filter && read(filter, { nascidoDe: '2026-02-01', nascidoAte: '2026-01-01' })).toHaveProperty('nascidoAte');
  });

  it('names its refusals: a repeated record when it is saved, and when it is enabled if only enabled ones count', () => {
    const errorsOf = (verb: 'create' | 'habilitar' | 'remove') => contract[verb]['~orpc'].meta.errors;
    expect(errorsOf('create')).toEqual(['funcionarios.repetido']);
    expect(errorsOf('habilitar')).toEqual(['plataforma.ja_habilitado', 'funcionarios.repetido']);
    expect(errorsOf('remove')).toEqual(['funcionarios.em_uso']);
  });

  it('has options only where other screens choose such a record', () => {
    const { picker: _, ...rest } = register;
    expect(registerContract({ ...rest, picker: null })).not.toHaveProperty('options');
    expect(contract).toHaveProperty('options');
  });

  it('reads what old records hold, and nothing else', () => {
    const { record } = registerPieces(register);
    expect(record.shape.turno.safeParse('noite').success).toBe(true);
    expect(record.shape.uf.safeParse('XX').success).toBe(false);
    expect(record.shape.anexo.safeParse({ id: 'a', nome: 'a.pdf', tamanho: 1 }).success).toBe(true);
  });
});
