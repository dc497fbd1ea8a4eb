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

describe('what was paid', () => {
  it.each([
    [() => ({ valor: 90_00 })],
    [() => ({ dataVencimento: '2026-12-01' })],
    [() => ({ meioPagamento: 'Cheque' })],
    [async () => ({ idBeneficiario: await o.beneficiario({ nomeBeneficiario: 'Outra' }) })],
    [async () => ({ idItemDespesa: await o.item('Outro') })],
  ])('is changed by financeiroEspecial alone (%#)', async (make) => {
    const [paid, body] = [await o.settled(), await make()];
    expect(paid.pode.corrigirPagamento).toBe('paga');
    const refused = { status: 409, body: { code: 'despesas.paga', message: PAGA } };
    expect(await o.change(paid, body)).toMatchObject(refused);
    await o.especiais(o.ana);
    expect(await o.change(paid, body, o.bruno)).toMatchObject(refused);
    expect(await o.row(paid.id)).toMatchObject({ versao: paid.versao });
    expect((await o.change(paid, body)).status).toBe(200);
  });

  it.each([
    [{ dataLiquidacaoPagamento: '2026-11-19' }],
    [{ bancoLiquidacao: 'Caixa' }],
    [{ numeroPagamento: '99' }],
    [{ juros: 1 }],
    [{ iss: 1, descricao: 'Outra' }],
  ])('%j by somebody who is not named is refused, and nothing is written', async (body) => {
    const paid = await o.settled();
    const { status, body: refusal } = await o.change<Refusal>(paid, body);
    expect([status, refusal.code, refusal.message]).toEqual([409, 'despesas.paga', PAGA]);
    expect(await o.get(paid.id)).toEqual(paid);
  });

  it('sent again as it stands, with another description, is no correction', async () => {
    const paid = await o.settled();
    const { status, body } = await o.change(paid, { ...PAGAMENTO, juros: null, valor: 100_00, descricao: 'Outra' });
    expect([status, body.descricao, body.valorPago]).toEqual([200, 'Outra', 100_00]);
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
    const open = await o.one();
    const { status, body } = await o.change<Refusal>(open, { numeroPagamento: '99' });
    expect([status, body.code, body.message]).toEqual([409, 'despesas.estado', 'A despesa não está liquidada.']);
    expect(open.pode.corrigirPagamento).toBe('nao_liquidada');
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
    for (const rotulo of ['Valor', 'Data do pagamento', 'Banco', 'Nº do pagamento', 'Juros', 'Valor pago'])
      expect(texts).toContain(`"${rotulo}"`);
  });

  it('base and rate of a tax are corrected, taken away and left as they were, each by what is sent', async () => {
    const bases = { irrfBase: 100_00, irrfAliquota: 15_000, issBase: 100_00, issAliquota: 50_000 };
    const paid = await o.settled({}, { ...PAGAMENTO, ...bases, irrf: 1_50, iss: 5_00 });
    const { status, body } = await o.change(paid, { irrfAliquota: 20_000, irrf: 2_00, issBase: null, csrfBase: 90_00 });
    const now = { irrfBase: 100_00, irrfAliquota: 20_000, irrf: 2_00, issBase: null, issAliquota: 50_000 };
    expect([status, body]).toEqual([200, expect.objectContaining({ ...now, csrfBase: 90_00, valorPago: 93_00 })]);
    await o.especiais();
    expect((await o.change({ ...paid, versao: body.versao }, { irrfAliquota: 1 })).status).toBe(409);
    const undone = await o.done('desfazer-liquidacao', { ...paid, versao: body.versao }, { motivo: 'Engano' });
    expect(undone).toMatchObject({ irrfBase: null, irrfAliquota: null, issAliquota: null, csrfBase: null });
  });

  it('in cash the amount must be what the parts come to', async () => {
    const seen = await o.one({ meioPagamento: 'Dinheiro' });
    const paid = await o.done('liquidar', seen, { dataLiquidacaoPagamento: '2026-11-20', pagamento: 100_00 });
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
    const refunded = await o.done('estornar', paid, { valorEstorno: 60_00, dataEstorno: '2026-11-20' });
    await o.app.rows(
      "update despesas set data_liquidacao_pagamento = '2026-11-18', data_estorno = '2026-11-19' where id = $1",
      [refunded.id],
    );
    const seen = await o.get(refunded.id);
    const less = await o.change<Refusal>(seen, { valor: 59_99 });
    expect([less.status, less.body.code, less.body.data.campos]).toEqual([
      422,
      'despesas.estorno_maior',
      { valor: 'O estorno não pode ser maior que o valor da despesa.' },
    ]);
    const later = await o.change<Refusal>(seen, { dataLiquidacaoPagamento: '2026-11-20' });
    expect(later.body.data.campos).toEqual({
      dataLiquidacaoPagamento: 'O pagamento não pode ser posterior ao estorno.',
    });
    expect((await o.change(seen, { valor: 60_00 })).body).toMatchObject({ valorLiquido: 0, valorPago: 60_00 });
  });

  it('deductions above the amount are refused', async () => {
    const paid = await o.settled({}, { ...PAGAMENTO, desconto: 10_00 });
    for (const body of [{ desconto: 100_01 }, { valor: 9_99 }])
      expect(await o.change(paid, body)).toMatchObject({ status: 422, body: { code: 'despesas.pagamento_invalido' } });
    expect((await o.change(paid, { valor: 200_00 })).body).toMatchObject({ valor: 200_00, valorPago: 190_00 });
  });

  it('what the approval was about voids it; how it was paid does not', async () => {
    const paid = await o.done('liquidar', await o.approved(), PAGAMENTO);
    const { body: sameApproval } = await o.change(paid, { numeroPagamento: '2', juros: 1_00 });
    expect(sameApproval).toMatchObject({ situacao: 'Aprovada', aprovacaoAnulada: false, valorPago: 101_00 });
    const { body: voided } = await o.change(sameApproval, { valor: 90_00 });
    expect(voided).toMatchObject({ situacao: null, aprovadores: [], aprovacaoAnulada: true, valorPago: 91_00 });
  });

  it('on an old version is a conflict, and reaches only this instalment', async () => {
    const [first, second] = await o.instalments(2);
    const paid = await o.done('liquidar', first, PAGAMENTO);
    const stale = await o.change<Refusal>(first, { numeroPagamento: '2' });
    expect([stale.status, stale.body.code]).toEqual([409, 'plataforma.versao_conflito']);
    const body = { escopo: 'esta_e_seguintes', valor: 50_00, numeroPagamento: '2' };
    expect((await o.change(paid, body)).body).toMatchObject({ alteradas: 2, valorPago: 50_00 });
    expect(await o.get(second.id)).toMatchObject({ valor: 50_00, numeroPagamento: null, valorPago: null });
  });
});

describe('a settled expense', () => {
  it('is not deleted but by who is named in financeiroEspecial, and the audit keeps what was paid', async () => {
    const paid = await o.settled();
    const refused = { status: 409, body: { message: 'Uma despesa liquidada não pode ser excluída.' } };
    expect(await o.remove(paid)).toMatchObject(refused);
    await o.especiais(o.vera, o.ana);
    expect(await o.remove(paid, {}, o.bruno)).toMatchObject(refused);
    expect((await o.remove(paid, {}, o.vera)).status).toBe(403);
    expect((await o.remove(paid)).status).toBe(200);
    expect((await o.audit(paid.id)).findLast(({ tabela }) => tabela === 'despesas')).toMatchObject({
      acao: 'excluir',
      antes: { valor_pago: 100_00, numero_pagamento: '1234' },
    });
  });
});
