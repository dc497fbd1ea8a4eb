import { describe, expect, it } from 'vitest';
import { estornarForm, liquidarForm } from './despesa.form.ts';
import { despesaMessages, despesasErrors } from './despesa.messages.ts';
import { faltaNaLiquidacao } from './despesa.schema.ts';
import { despesasMessages } from './despesas.messages.ts';

const DIA = { dataLiquidacaoPagamento: '2026-11-20' };

describe('settling', () => {
  it.each([
    ['Digital', {}, ['bancoLiquidacao', 'numeroPagamento']],
    ['Digital', { bancoLiquidacao: 'BB' }, ['numeroPagamento']],
    ['Digital', { bancoLiquidacao: 'BB', numeroPagamento: '1' }, []],
    ['Cheque', { pagamento: 1 }, ['bancoLiquidacao', 'numeroPagamento']],
    ['Dinheiro', {}, ['pagamento']],
    ['Dinheiro', { pagamento: null }, ['pagamento']],
    ['Dinheiro', { pagamento: 0 }, []],
    ['Dinheiro', { bancoLiquidacao: 'BB', numeroPagamento: '1' }, ['pagamento']],
  ])('by %s with %j lacks %j', (meio, given, missing) => {
    expect(Object.keys(faltaNaLiquidacao(meio, { ...DIA, ...given }))).toEqual(missing);
    const form = liquidarForm(meio).safeParse({ bancoLiquidacao: null, numeroPagamento: null, ...DIA, ...given });
    expect(form.success).toBe(missing.length === 0);
  });
});

describe('refunding', () => {
  const form = estornarForm(100_00, '2026-11-18');
  it.each([
    [1, '2026-11-18', true],
    [100_00, '2026-12-01', true],
    [0, '2026-11-18', false],
    [-1, '2026-11-18', false],
    [100_01, '2026-11-18', false],
    [1.5, '2026-11-18', false],
    [1, '2026-11-17', false],
    [1, '2026-02-30', false],
  ])('%i on %s is taken: %s', (valorEstorno, dataEstorno, taken) => {
    expect(form.safeParse({ valorEstorno, dataEstorno }).success).toBe(taken);
  });
});

it('the texts are the spec’s to the letter', () => {
  expect(despesasErrors.duplicada().message).toBe(
    'Despesa com item de despesa, beneficiário, data de vencimento, tipo e número de documento duplicado.',
  );
  expect({ ...despesasMessages, ...despesaMessages }).toMatchObject({
    salva: 'Despesa salva com sucesso!',
    erroSalvar: 'Erro ao salvar despesa.',
    perguntaExcluir: 'Confirma exclusão da despesa?',
    perguntaNegar: 'Confirma a negação das despesas selecionadas?',
    perguntaAprovar: 'Confirma a aprovação das despesas selecionadas?',
    parcelaLiquidada: 'Parcela liquidada',
    liquidarParcela: 'Liquidar Parcela',
    anexoExcluido: 'Anexo excluído com sucesso!',
  });
});
