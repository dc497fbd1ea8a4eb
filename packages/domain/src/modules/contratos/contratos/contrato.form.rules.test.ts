import { VALOR_MAXIMO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import {
  type DadosDoAditivo,
  type DadosDoContrato,
  diferencaDoAditivo,
  erroDoDigitado,
  faltasDoAditivo,
  faltasDoContrato,
  motivoNaoDesfazerAditivo,
} from './contrato.form.rules.ts';
import { contratoForm } from './contrato.form.ts';

const CNPJ = '11222333000181';
const CPF = '52998224725';
const contrato: DadosDoContrato = {
  tipoObjeto: 'Contrato',
  nome: 'Limpeza',
  dataInicio: '2026-01-01',
  dataFim: '2026-12-31',
  dataAlerta: '2026-12-01',
  contratados: [{ cnpjContratado: CNPJ, nome: 'Brilho' }],
  emails: ['a@example.org'],
};
const DOCUMENTO = { tipoObjeto: 'Documento' } as const;
const um = (cnpjContratado: string) => ({ contratados: [{ cnpjContratado, nome: 'Alguém' }] });

describe('what a contract lacks', () => {
  it.each<[string, Partial<DadosDoContrato>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['it ends on the day on which it begins', { dataInicio: '2026-12-31' }, {}],
    [
      'it ends before',
      { dataFim: '2025-12-31', dataAlerta: null },
      { dataAlerta: 'Campo obrigatorio', dataFim: 'A data final nao pode ser menor do que a data inicial!' },
    ],
    ['the alert on the last day', { dataAlerta: '2026-12-31' }, {}],
    [
      'the alert a day later',
      { dataAlerta: '2027-01-01' },
      { dataAlerta: 'A data para alerta nao pode ser maior do que a data de fim do contrato!' },
    ],
    ['no party', { contratados: [] }, { contratados: 'CNPJ do beneficiario e obrigatorio!' }],
    ['no e-mail', { emails: [] }, { emails: 'Voce precisa informar um email para alerta!' }],
    ['a document asks for neither', { ...DOCUMENTO, contratados: [], emails: [] }, {}],
    ['a person is party of a document', { ...DOCUMENTO, ...um(CPF) }, {}],
    [
      'nothing at all',
      { tipoObjeto: null, nome: '', dataInicio: null, dataFim: null, dataAlerta: null },
      Object.fromEntries(
        ['tipoObjeto', 'nome', 'dataInicio', 'dataFim', 'dataAlerta'].map((campo) => [campo, 'Campo obrigatorio']),
      ),
    ],
  ])('%s', (_, dados, faltas) => expect(faltasDoContrato({ ...contrato, ...dados })).toEqual(faltas));

  it.each([
    ['a person', um(CPF)],
    ['wrong check digits', um('11222333000182')],
    ['the same twice', { contratados: [...contrato.contratados, ...contrato.contratados] }],
  ])('%s is refused at the parties', (_, dados) => {
    expect(Object.keys(faltasDoContrato({ ...contrato, ...dados }))).toEqual(['contratados']);
  });
});

describe('an aditivo', () => {
  const aditivo = (over: Partial<DadosDoAditivo>): DadosDoAditivo => ({
    ...{ tipo: 'Acréscimo', dataFim: null, dataAlerta: null, valor: 100, reduz: false },
    ...over,
  });
  it.each<[Partial<DadosDoAditivo>, number]>([
    [{ tipo: 'Acréscimo' }, 100],
    [{ tipo: 'Acréscimo', reduz: true }, 100],
    [{ tipo: 'Supressão' }, -100],
    [{ tipo: 'Reajuste' }, 100],
    [{ tipo: 'Reajuste', reduz: true }, -100],
    [{ tipo: 'Prorrogação' }, 0],
    [{ valor: null }, 0],
  ])('%j changes the value by %s', (over, diferenca) => expect(diferencaDoAditivo(aditivo(over))).toBe(diferenca));

  const atual = { dataFim: '2026-12-31', valorTotal: 100 };
  it.each<[string, Partial<DadosDoAditivo>, string[]]>([
    ['a longer term', { tipo: 'Prorrogação', dataFim: '2027-01-01' }, []],
    ['the same end', { tipo: 'Prorrogação', dataFim: '2026-12-31' }, ['dataFim']],
    ['no end', { tipo: 'Prorrogação' }, ['dataFim']],
    [
      'an alert after the new end',
      { tipo: 'Prorrogação', dataFim: '2027-01-01', dataAlerta: '2027-01-02' },
      ['dataAlerta'],
    ],
    ['no amount', { valor: 0 }, ['valor']],
    ['all but a cent goes', { tipo: 'Supressão', valor: 99 }, []],
    ['all of it goes', { tipo: 'Supressão', valor: 100 }, ['valor']],
    ['as much as an amount may be', { valor: VALOR_MAXIMO - 100 }, []],
    ['a cent more', { valor: VALOR_MAXIMO - 99 }, ['valor']],
  ])('%s: %s', (_, over, campos) => expect(Object.keys(faltasDoAditivo(aditivo(over), atual))).toEqual(campos));
});

describe('undoing an aditivo', () => {
  type Aditivo = Parameters<typeof motivoNaoDesfazerAditivo>[0];
  const prorrogado: Aditivo = {
    ...{ tipo: 'Prorrogação', dataFim: '2027-12-31', diferenca: 0 },
    ...{ dataFimAnterior: '2026-12-31', valorAnterior: 100 },
  };
  const aumentado: Aditivo = { ...prorrogado, tipo: 'Acréscimo', dataFim: null, diferenca: 50 };
  const atual = { dataInicio: '2026-01-01', dataFim: '2027-12-31', valorTotal: 150 };
  it.each<[string, Aditivo, Partial<typeof atual>, boolean]>([
    ['the term as it was brought', prorrogado, {}, true],
    ['a beginning on the old last day', prorrogado, { dataInicio: '2026-12-31' }, true],
    ['a beginning after the old end', prorrogado, { dataInicio: '2027-01-01' }, false],
    ['another end since', prorrogado, { dataFim: '2028-01-31' }, false],
    ['another value does not matter to the term', prorrogado, { valorTotal: 1 }, true],
    ['the value as it was brought', aumentado, {}, true],
    ['another value since', aumentado, { valorTotal: 151 }, false],
    ['another end does not matter to the value', aumentado, { dataFim: '2028-01-31' }, true],
  ])('%s', (_, aditivo, over, vai) =>
    expect(motivoNaoDesfazerAditivo(aditivo, { ...atual, ...over })).toBe(vai ? null : 'aditivo_superado'),
  );
});

describe('a party that is typed', () => {
  it.each([
    ['both are there', 'Contrato', { cnpj: '11.222.333/0001-81', nome: 'Brilho' }, null],
    ['no number', 'Contrato', { cnpj: '', nome: 'Brilho' }, { campo: 'cnpj', mensagem: 'Campo obrigatorio' }],
    ['wrong digits', 'Contrato', { cnpj: '11222333000182', nome: '' }, { campo: 'cnpj', mensagem: 'CNPJ inválido.' }],
    ['no name', 'Contrato', { cnpj: CNPJ, nome: ' ' }, { campo: 'nome', mensagem: 'Campo obrigatorio' }],
    ['a person', 'Documento', { cnpj: CPF, nome: 'Ana' }, null],
  ] as const)('%s', (_, tipo, digitado, erro) => expect(erroDoDigitado(tipo, digitado)).toEqual(erro));

  it.each([
    ['not begun', null, [CNPJ]],
    ['left empty', { cnpj: ' ', nome: '' }, [CNPJ]],
    ['another', { cnpj: '06.990.590/0001-23', nome: 'Outra' }, [CNPJ, '06990590000123']],
    ['one that is there', { cnpj: '11.222.333/0001-81', nome: 'Outro nome' }, [CNPJ]],
  ])('%s: is saved with the others, once', (_, digitado, numeros) => {
    const aberto = { ...contrato, valorTotal: null, anexos: [], observacoes: '' };
    const { contratados } = contratoForm(null, true).parse({ ...aberto, digitado });
    expect(contratados.map(({ cnpjContratado }) => cnpjContratado)).toEqual(numeros);
  });

  it('keeps a contract whose only party it is from lacking one', () => {
    const aberto = { ...contrato, contratados: [], valorTotal: null, anexos: [], observacoes: '' };
    expect(contratoForm(null, true).safeParse({ ...aberto, digitado: { cnpj: CNPJ, nome: 'Brilho' } }).success).toBe(
      true,
    );
  });
});
