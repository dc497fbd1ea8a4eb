import { describe, expect, it } from 'vitest';
import { ORIGENS, TIPOS_RECEITA } from '../financeiro.lists.ts';
import { alterarReceitaForm, estornarReceitaForm, registrarReceitaForm } from './receita.form.ts';
import {
  type EstadoReceita,
  isOrigemDe,
  motivoNaoCreditar,
  motivoNaoDesfazerCredito,
  motivoNaoEstornarReceita,
  motivoNaoExcluirReceita,
  motivoNaoRemoverAnexoReceita,
  origensDe,
  statusCredito,
  textoCredito,
} from './receita.rules.ts';

const HOJE = '2026-11-20';
const aberta: EstadoReceita = { data: '2026-11-25', dataCredito: null, valor: 100_00, valorEstorno: null };
const creditada: EstadoReceita = { ...aberta, dataCredito: '2026-11-18' };
const estornada: EstadoReceita = { ...creditada, valorEstorno: 100_00 };
const visita = { editar: false, especial: false };
const financeiro = { editar: true, especial: false };
const especial = { editar: true, especial: true };

describe('the credit state of a revenue', () => {
  it.each([
    [{ data: '2026-11-19', dataCredito: null }, 'atrasada', 'Atrasada há 1 dia'],
    [{ data: '2026-11-05', dataCredito: null }, 'atrasada', 'Atrasada há 15 dias'],
    [{ data: '2026-11-20', dataCredito: null }, 'prevista_hoje', 'Prevista para hoje'],
    [{ data: '2026-11-21', dataCredito: null }, 'a_creditar', 'A creditar'],
    [{ data: '2026-11-05', dataCredito: '2026-11-09' }, 'creditada', 'Creditada 09/11'],
    [{ data: '2026-12-05', dataCredito: '2026-11-20' }, 'creditada', 'Creditada 20/11'],
  ])('%j is %s: %s', (receita, status, texto) => {
    expect(statusCredito(receita, HOJE)).toBe(status);
    expect(textoCredito(receita, HOJE)).toBe(texto);
  });
});

describe('the origin', () => {
  it('is one of its type’s, of all types and nothing else', () => {
    for (const tipo of TIPOS_RECEITA) {
      for (const outro of TIPOS_RECEITA) {
        for (const origem of ORIGENS[outro]) expect(isOrigemDe(tipo, origem), origem).toBe(tipo === outro);
      }
    }
  });
  it.each([null, undefined, ''])('may be left out (%s)', (origem) => {
    expect(isOrigemDe('Ordinária', origem)).toBe(true);
  });
  it.each([null, 'Outro', 'constructor', 'toString'])('of the unknown type %s is none', (tipo) => {
    expect(origensDe(tipo)).toEqual([]);
  });
});

describe('what may be done', () => {
  it.each([
    [motivoNaoCreditar, [null, 'ja_creditada', 'ja_creditada']],
    [motivoNaoDesfazerCredito, ['nao_creditada', null, 'tem_estorno']],
    [motivoNaoEstornarReceita, ['so_creditada_estorna', null, 'ja_estornada']],
    [motivoNaoExcluirReceita, [null, 'creditada_fica', 'creditada_fica']],
    [motivoNaoRemoverAnexoReceita, [null, 'anexo_fica', 'anexo_fica']],
  ])('%o: open, credited, refunded', (motivo, expected) => {
    for (const [index, receita] of [aberta, creditada, estornada].entries()) {
      expect(motivo(receita, financeiro)).toBe(expected[index]);
      expect(motivo(receita, visita)).toBe('so_consulta');
    }
  });

  it('the special user deletes what is credited and its files', () => {
    expect(motivoNaoExcluirReceita(estornada, especial)).toBeNull();
    expect(motivoNaoRemoverAnexoReceita(creditada, especial)).toBeNull();
  });
});

describe('the forms', () => {
  const id = '01939e2b-7c00-7000-8000-000000000001';
  const campos = {
    tipo: 'Ordinária',
    idItemReceita: id,
    origem: null,
    empresa: '',
    descricao: 'Mensalidades',
    data: '2026-11-25',
    valor: 100_00,
    relacaoEvento: false,
    relacaoContrato: false,
    idEvento: null,
  };
  const nova = { ...campos, numeroParcelas: 1, anexos: [], creditada: false, dataCredito: null };
  const messages = (schema: typeof registrarReceitaForm | typeof alterarReceitaForm, values: object) =>
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

  it('take a whole revenue', () => {
    expect(messages(registrarReceitaForm, nova)).toEqual([]);
    expect(messages(alterarReceitaForm, { ...campos, pdfs: [], escopo: 'so_esta' })).toEqual([]);
  });

  it.each([
    [{ tipo: null }, [['tipo', ' Obrigatório']]],
    [{ idItemReceita: null }, [['idItemReceita', ' Obrigatório']]],
    [{ data: null }, [['data', ' Obrigatório']]],
    [{ data: '2026-02-30' }, [['data', 'Data inválida']]],
    [{ descricao: ' ' }, [['descricao', ' Obrigatório']]],
    [{ valor: null }, [['valor', ' Obrigatório']]],
    [{ valor: 0 }, [['valor', 'O valor deve ser maior que zero.']]],
    [{ numeroParcelas: null }, [['numeroParcelas', ' Obrigatório']]],
    [{ numeroParcelas: 361 }, [['numeroParcelas', 'No máximo 360.']]],
    [{ relacaoEvento: true }, [['idEvento', ' Obrigatório']]],
    [{ relacaoContrato: true }, [['idContrato', ' Obrigatório']]],
    [{ origem: 'Aluguel' }, [['origem', 'Esta origem não é deste tipo de receita.']]],
    [{ creditada: true }, [['dataCredito', ' Obrigatório']]],
  ])('say at the field what is missing or wrong: %j', (over, expected) => {
    expect(messages(registrarReceitaForm, { ...nova, ...over })).toEqual(expected);
  });

  it('of a refund end at the amount and begin at the credit', () => {
    const form = estornarReceitaForm(100_00, '2026-11-18');
    expect(form.safeParse({ valorEstorno: 100_00, dataEstorno: '2026-11-18' }).success).toBe(true);
    const texts = (valorEstorno: number, dataEstorno: string) =>
      form.safeParse({ valorEstorno, dataEstorno }).error?.issues.map(({ message }) => message);
    expect(texts(100_01, '2026-11-17')).toEqual([
      'O estorno não pode ser maior que o valor da receita.',
      'O estorno não pode ser anterior ao crédito.',
    ]);
    expect(texts(0, '2026-11-18')).toEqual(['O valor deve ser maior que zero.']);
  });
});
