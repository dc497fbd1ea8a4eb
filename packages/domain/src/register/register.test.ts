import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  brokenRules,
  computed,
  defineRegister,
  kind,
  legacy,
  nameKey,
  type RegisterInput,
  type RegisterRecord,
  rangeEnds,
  rulesOf,
  stemOf,
} from './index.ts';
import { standardTexts } from './texts.ts';

const register = defineRegister({
  name: 'funcionarios',
  title: 'Funcionários',
  noun: { one: 'funcionário', many: 'funcionários' },
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true }),
    apelido: kind.text('Apelido', { max: 30, optional: true }),
    nascimento: kind.date('Nascimento', {
      filter: 'nascido',
      rule: (dia, hoje) => (dia > hoje ? 'Ainda não nasceu.' : null),
    }),
    admissao: kind.date('Admissão', { optional: true }),
    demissao: legacy(kind.date('Demissão')),
    turno: legacy(kind.choice('Turno', ['manhã', 'tarde'], { optional: true })),
    areas: kind.choices('Áreas', [{ valor: 'd', rotulo: 'Defesa' }], { optional: true, filter: true }),
    ativo: kind.yesNo('Ativo', { optional: true }),
    salario: kind.money('Salário', { optional: true, filter: 'salario' }),
    idChefe: kind.reference('Chefe', { optional: true, sort: true, filter: true }),
    idAnexo: kind.file('Arquivo (PDF)', { kinds: ['pdf'] }),
    idade: computed(kind.integer('Idade', { min: 0, max: 150 })),
  },
  nameField: 'nome',
  defaultSort: '-nomeChefe',
  unique: { cpf_repetido: { constraint: 'funcionarios_cpf', field: 'nome', message: 'Já existe.' } },
  inUse: { em_uso: { by: ['despesas'], message: 'Está em uso.' } },
  rules: [
    {
      of: ['nascimento', 'admissao'],
      at: 'admissao',
      check: ({ nascimento, admissao }) => (nascimento && nascimento === admissao ? 'Jovem demais.' : null),
    },
  ],
  texts: { salvo: 'Funcionario salvo com sucesso!' },
});

describe('what follows from the fields', () => {
  it('is the record as it is read: optional and legacy fields may be null, references and files bring theirs', () => {
    expectTypeOf<RegisterRecord<typeof register>>().toEqualTypeOf<{
      id: string;
      versao: number;
      criadoEm: string;
      atualizadoEm: string;
      nome: string;
      apelido: string | null;
      nascimento: string;
      admissao: string | null;
      demissao: string | null;
      turno: string | null;
      areas: 'd'[];
      ativo: boolean;
      salario: number | null;
      idChefe: string | null;
      nomeChefe: string | null;
      idAnexo: string;
      anexo: { id: string; nome: string; tamanho: number } | null;
      idade: number;
      desabilitado: boolean;
    }>();
  });

  it('is no file and no name where nothing brings one', () => {
    const plain = defineRegister({
      name: 'escritorios',
      title: 'Escritórios',
      noun: { one: 'escritório', many: 'escritórios' },
      fields: { nome: kind.text('Nome', { max: 200 }) },
      nameField: 'nome',
      defaultSort: 'atualizadoEm',
    });
    expectTypeOf<RegisterRecord<typeof plain>>().toEqualTypeOf<{
      id: string;
      versao: number;
      criadoEm: string;
      atualizadoEm: string;
      nome: string;
      desabilitado: boolean;
    }>();
  });

  it('is what a person sets: without what is computed, required as described', () => {
    expectTypeOf<RegisterInput<typeof register>>().toEqualTypeOf<{
      nome: string;
      nascimento: string;
      demissao: string;
      idAnexo: string;
      apelido?: string | null | undefined;
      admissao?: string | null | undefined;
      turno?: 'manhã' | 'tarde' | null | undefined;
      areas?: 'd'[] | undefined;
      ativo?: boolean | undefined;
      salario?: number | null | undefined;
      idChefe?: string | null | undefined;
    }>();
  });

  it('is the field list, each value as it reads', () => {
    expect(register.specs.areas).toMatchObject({ rotulo: 'Áreas', tipo: 'lista', valores: { d: 'Defesa' } });
    expect(Object.keys(register.specs).at(-1)).toBe('desabilitado');
  });

  it('is a name beside each reference, what its file may be, two ends of each range', () => {
    expect([nameKey('idChefe'), stemOf('idChefe')]).toEqual(['nomeChefe', 'chefe']);
    expect(register.fileRule).toMatchObject({ modulo: 'funcionarios', kinds: ['pdf'] });
    expect(rangeEnds(register.fields.nascimento)).toEqual(['nascidoDe', 'nascidoAte']);
    expect(rangeEnds(register.fields.salario)).toEqual(['salarioMin', 'salarioMax']);
    expect(rangeEnds(register.fields.areas)).toBeNull();
  });
});

describe('the texts', () => {
  it('follow noun and gender', () => {
    expect(standardTexts({ one: 'conta', many: 'contas', feminine: true })).toMatchObject({
      cadastrar: 'Cadastrar conta',
      salvo: 'Conta salva com sucesso!',
      perguntaDesabilitar: 'Deseja desabilitar a conta?',
      desabilitado: 'Conta desabilitada com sucesso.',
      consequencia: 'Deixa de ser oferecida em registros novos; nos antigos permanece.',
      pergunta: 'Confirma a exclusão permanente da conta?',
    });
    expect(register.texts.excluido).toBe('Funcionário excluído com sucesso.');
  });

  it('give way to what the spec has to the letter; refusals carry the module and their field', () => {
    expect(register.texts.salvo).toBe('Funcionario salvo com sucesso!');
    expect(register.errors.cpf_repetido.code).toBe('funcionarios.cpf_repetido');
    expect(register.errors.cpf_repetido.kind).toBe('conflict');
    expect(register.errors.em_uso().message).toBe('Está em uso.');
  });
});

describe('the rules', () => {
  const rules = rulesOf(register);
  const values = { nascimento: '2026-11-23', admissao: '2026-11-23', apelido: null };

  it('are asked of the fields that they name, each told at its field', () => {
    expect(brokenRules(rules, values, '2026-11-22')).toEqual({
      nascimento: 'Ainda não nasceu.',
      admissao: 'Jovem demais.',
    });
    expect(brokenRules(rules, { nascimento: null }, '2026-11-22')).toEqual({});
  });

  it('are asked only where one of their fields is new', () => {
    expect(brokenRules(rules, values, '2026-11-22', ['apelido'])).toEqual({});
    expect(brokenRules(rules, values, '2026-11-22', ['admissao'])).toEqual({ admissao: 'Jovem demais.' });
  });
});

it('a mistake in a description does not compile, and is told where it stands', () => {
  const nothing = { name: 'funcionarios', title: 'F', noun: { one: 'f', many: 'f' } } as const;
  const fields = { nome: kind.text('Nome', { max: 3, sort: true }), cpf: kind.cpf('CPF') };
  const named = { ...nothing, fields, nameField: 'nome', defaultSort: 'nome' } as const;
  // @ts-expect-error an option that does not exist
  kind.text('Nome', { max: 3, srot: true });
  // @ts-expect-error a day's filter names the stem of its two ends
  kind.date('Dia', { filter: true });
  // @ts-expect-error a rule takes what its field holds
  kind.money('Valor', { rule: (valor: string) => valor });
  // @ts-expect-error the list is not sorted by this field
  defineRegister({ ...named, defaultSort: 'cpf' });
  // @ts-expect-error there is no such field
  defineRegister({ ...named, nameField: 'nomes' });
  // @ts-expect-error the refusal stands at no field
  defineRegister({ ...named, unique: { repetido: { constraint: 'c', field: 'cfp', message: 'm' } } });
  // @ts-expect-error the rule reads no field
  defineRegister({ ...named, rules: [{ of: ['cfp'], at: 'cpf', check: () => null }] });
  // @ts-expect-error a picker shows fields of the record
  defineRegister({ ...named, picker: { permission: 'funcionarios.ver', shows: ['cfp'] } });
  // @ts-expect-error a text that nobody asks for
  defineRegister({ ...named, texts: { salva: 'Salva.' } });
  // @ts-expect-error a reference is named 'id…'
  defineRegister({ ...named, fields: { ...fields, chefe: kind.reference('Chefe') } });
  // @ts-expect-error the file is named 'idAnexo'
  defineRegister({ ...named, fields: { ...fields, pdf: kind.file('PDF', { kinds: ['pdf'] }) } });
  // @ts-expect-error no permissions are called so
  defineRegister({ ...named, name: 'funcionario' });
  expect(defineRegister(named).specs.nome.rotulo).toBe('Nome');
});
