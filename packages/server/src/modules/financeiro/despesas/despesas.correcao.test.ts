import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const PAGA =
  'Numa despesa liquidada não se altera o que foi pago: valor, beneficiário, vencimento, item, meio, data, banco e ' +
  'número do pagamento, acréscimos e retenções.';

describe('who may correct what was paid', () => {
  it.each([
    [{ valor: 90_00 }],
    [{ dataLiquidacaoPagamento: '2026-11-19' }],
    [{ bancoLiquidacao: 'Caixa' }],
    [{ numeroPagamento: '99' }],
    [{ juros: 1 }],
    [{ iss: 1, descricao: 'Outra' }],
  ])('%j by somebody who is not named is refused, and nothing is written', async (body) => {
    const paid = await o.settled();
    expect(paid.pode.corrigirPagamento).toBe(PAGA);
    const { status, body: refusal } = await o.change<Refusal>(paid, body);
    expect([status, refusal.code, refusal.message]).toEqual([409, 'despesas.paga', PAGA]);
    expect(await o.get(paid.id)).toEqual(paid);
  });

  it('sending what stands already is no correction', async () => {
    const paid = await o.settled();
    const { status, body } = await o.change(paid, { ...PAGAMENTO, juros: null, valor: 100_00, descricao: 'Outra' });
    expect([status, body.descricao]).toEqual([200, 'Outra']);
  });

  it('who is named but is not admin_financeiro any more is refused', async () => {
    const nina = await o.app.person(['visualizador_financeiro'], { nome: 'Nina' });
    const paid = await o.settled();
    await o.especiais(nina);
    expect((await o.change<Refusal>(paid, { valor: 90_00 }, nina)).status).toBe(403);
    await o.especiais(o.carla);
    expect((await o.change<Refusal>(paid, { numeroPagamento: '2' }, o.carla)).status).toBe(403);
    expect(await o.get(paid.id)).toEqual(paid);
  });

  it('of an expense that is not settled there is no payment to correct, for anybody', async () => {
    await o.especiais(o.ana);
    const open = await o.expense();
    const { status, body } = await o.change<Refusal>(open, { numeroPagamento: '99' });
    expect([status, body.code, body.message]).toEqual([409, 'despesas.estado', 'A despesa não está liquidada.']);
    expect(open.pode.corrigirPagamento).toBe('A despesa não está liquidada.');
  });
});

describe('the special user corrects a paid expense', () => {
  beforeEach(() => o.especiais(o.ana));

  it('in one save: amount, day, bank, number, additions and retained taxes; what was paid is counted anew', async () => {
    const paid = await o.settled();
    const novo = {
      valor: 200_00,
      dataLiquidacaoPagamento: '2026-11-18',
      bancoLiquidacao: 'Caixa',
      numeroPagamento: '777',
      juros: 5_00,
      desconto: 1_00,
      irrf: 3_00,
    };
    const { status, body } = await o.change(paid, novo);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...novo, valorPago: 201_00, versao: 3 })]);
    expect((await o.audit(paid.id)).at(-1)).toMatchObject({
      operacao: 'despesas.update',
      motivo: 'Correção do que foi pago.',
      usuario_id: o.ana.usuarioId,
    });
    const history = await o.ana.rest<{ itens: { motivo: string | null; mudancas: object[] }[] }>(
      'GET',
      `/despesas/${paid.id}/historico`,
    );
    const texts = JSON.stringify(history.body);
    expect(texts).toContain('Correção do que foi pago.');
    for (const rotulo of ['Valor', 'Data do pagamento', 'Banco', 'Número do pagamento', 'Juros', 'Valor pago'])
      expect(texts).toContain(`"${rotulo}"`);
  });

  it('in cash the amount must be what the parts come to', async () => {
    const seen = await o.expense({ meioPagamento: 'Dinheiro' });
    await o.act(o.ana, `${seen.id}/liquidar`, {
      versao: seen.versao,
      dataLiquidacaoPagamento: '2026-11-20',
      pagamento: 100_00,
    });
    const paid = await o.get(seen.id);
    const wrong = await o.change<Refusal>(paid, { valor: 80_00, pagamento: 100_00 });
    expect([wrong.status, wrong.body.data.campos]).toEqual([400, { pagamento: expect.stringContaining('R$ 80,00') }]);
    expect((await o.change(paid, { valor: 80_00, pagamento: 80_00 })).body).toMatchObject({ valorPago: 80_00 });
  });

  it('from bank to cash and back: bank and number go and are asked for', async () => {
    const paid = await o.settled();
    const { body: cash } = await o.change(paid, { meioPagamento: 'Dinheiro' });
    expect(cash).toMatchObject({ bancoLiquidacao: null, numeroPagamento: null, valorPago: 100_00 });
    const missing = await o.change<Refusal>(cash, { meioPagamento: 'Cheque' });
    expect(missing.body.data.campos).toEqual({ bancoLiquidacao: ' Obrigatório', numeroPagamento: ' Obrigatório' });
    const back = await o.change(cash, { meioPagamento: 'Cheque', bancoLiquidacao: 'Caixa', numeroPagamento: '1' });
    expect(back.body).toMatchObject({ bancoLiquidacao: 'Caixa', numeroPagamento: '1' });
  });

  it('bank and number cannot be emptied, the day not be taken away', async () => {
    const paid = await o.settled();
    const answer = await o.change<Refusal>(paid, { bancoLiquidacao: '', numeroPagamento: null });
    expect(answer.body.data.campos).toEqual({ bancoLiquidacao: ' Obrigatório', numeroPagamento: ' Obrigatório' });
    expect((await o.change<Refusal>(paid, { dataLiquidacaoPagamento: null })).status).toBe(400);
  });

  it('of an imported row without bank and number the day can be put right', async () => {
    const paid = await o.settled();
    await o.app.rows('update despesas set banco_liquidacao = null, numero_pagamento = null where id = $1', [paid.id]);
    const { status, body } = await o.change(await o.get(paid.id), { dataLiquidacaoPagamento: '2026-11-17' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ dataLiquidacaoPagamento: '2026-11-17', bancoLiquidacao: null, valorPago: 100_00 }),
    ]);
  });

  it('an amount below the refund, or a payment after it, is refused', async () => {
    const paid = await o.settled();
    const refund = { versao: paid.versao, valorEstorno: 60_00, dataEstorno: '2026-11-20' };
    const { body: refunded } = await o.act<Despesa>(o.ana, `${paid.id}/estornar`, refund);
    const less = await o.change<Refusal>(refunded, { valor: 59_99 });
    expect([less.status, less.body.code, Object.keys(less.body.data.campos ?? {})]).toEqual([
      422,
      'despesas.estorno_maior',
      ['valor'],
    ]);
    const later = await o.change<Refusal>(refunded, { dataLiquidacaoPagamento: '2026-11-21' });
    expect(later.body.data.campos).toEqual({
      dataLiquidacaoPagamento: 'O pagamento não pode ser posterior ao estorno.',
    });
    expect((await o.change(refunded, { valor: 60_00 })).body).toMatchObject({ valorLiquido: 0, valorPago: 60_00 });
  });

  it('deductions above the amount are refused', async () => {
    const paid = await o.settled();
    const answer = await o.change<Refusal>(paid, { desconto: 100_01 });
    expect([answer.status, answer.body.code]).toEqual([422, 'despesas.pagamento_invalido']);
  });

  it('what the approval was about voids it; how it was paid does not', async () => {
    const seen = await o.approved();
    await o.act(o.ana, `${seen.id}/liquidar`, { versao: seen.versao, ...PAGAMENTO });
    const { body: sameApproval } = await o.change(await o.get(seen.id), { numeroPagamento: '2', juros: 1_00 });
    expect(sameApproval).toMatchObject({ situacao: 'Aprovada', aprovacaoAnulada: false, valorPago: 101_00 });
    const { body: voided } = await o.change(await o.get(seen.id), { valor: 90_00 });
    expect(voided).toMatchObject({ situacao: null, aprovadores: [], aprovacaoAnulada: true, valorPago: 91_00 });
  });

  it('on an old version is a conflict, and reaches only this instalment', async () => {
    const [first, second] = await o.instalments(2);
    if (!first || !second) throw new Error('two instalments');
    await o.act(o.ana, `${first.id}/liquidar`, { versao: first.versao, ...PAGAMENTO });
    const stale = await o.change<Refusal>(first, { numeroPagamento: '2' });
    expect([stale.status, stale.body.code]).toEqual([409, 'plataforma.versao_conflito']);
    const body = { escopo: 'esta_e_seguintes', valor: 50_00, numeroPagamento: '2' };
    expect((await o.change(await o.get(first.id), body)).body).toMatchObject({ alteradas: 2, valorPago: 50_00 });
    expect(await o.get(second.id)).toMatchObject({ valor: 50_00, numeroPagamento: null, valorPago: null });
  });
});
