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

const settle = <T = Despesa>({ id, versao }: Pick<Despesa, 'id' | 'versao'>, body: object = PAGAMENTO) =>
  o.act<T>(o.ana, `${id}/liquidar`, { versao, ...body });
const refund = <T = Despesa>({ id, versao }: Pick<Despesa, 'id' | 'versao'>, body: object) =>
  o.act<T>(o.ana, `${id}/estornar`, { versao, dataEstorno: '2026-11-20', ...body });
const undo = <T = Despesa>(
  { id, versao }: Pick<Despesa, 'id' | 'versao'>,
  body: object = { motivo: 'Banco trocado.' },
) => o.act<T>(o.ana, `${id}/desfazer-liquidacao`, { versao, ...body });

describe('settling', () => {
  it.each([
    ['Digital', { ...PAGAMENTO, dataLiquidacaoPagamento: '' }, { dataLiquidacaoPagamento: ' Obrigatório' }],
    ['Digital', { ...PAGAMENTO, dataLiquidacaoPagamento: '2026-02-30' }, { dataLiquidacaoPagamento: 'Data inválida' }],
    ['Cheque', { ...PAGAMENTO, bancoLiquidacao: '' }, { bancoLiquidacao: ' Obrigatório' }],
    ['Digital', { ...PAGAMENTO, numeroPagamento: null }, { numeroPagamento: ' Obrigatório' }],
    ['Dinheiro', PAGAMENTO, { pagamento: ' Obrigatório' }],
    ['Digital', { ...PAGAMENTO, juros: -1 }, { juros: 'O valor não pode ser negativo.' }],
    ['Digital', { ...PAGAMENTO, valorPago: 1 }, { valorPago: 'Campo desconhecido: valorPago.' }],
  ])('by %s with %j is refused', async (meioPagamento, body, campos) => {
    const seen = await o.expense({ meioPagamento });
    const answer = await settle<Refusal>(seen, body);
    expect([answer.status, answer.body.data.campos]).toEqual([400, campos]);
    expect(await o.get(seen.id)).toMatchObject({ versao: 1, dataLiquidacaoPagamento: null, valorPago: null });
  });

  it('writes day, bank, number and what left the bank', async () => {
    const seen = await o.expense();
    const parts = { juros: 1_00, multa: 2_00, desconto: 50, irrf: 1, inss: 2, iss: 3, csrf: 4 };
    const { status, body } = await settle(seen, { ...PAGAMENTO, ...parts });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...PAGAMENTO, ...parts, valorPago: 102_40, statusVencimento: 'liquidada' }),
    ]);
    expect(body.pode).toMatchObject({ liquidar: 'A despesa já está liquidada.', excluir: expect.any(String) });
    expect(body.pode).not.toHaveProperty('estornar');
  });

  it('in cash takes the amount instead of bank and number, and it must be what is due', async () => {
    const seen = await o.expense({ meioPagamento: 'Dinheiro' });
    const wrong = await settle<Refusal>(seen, { dataLiquidacaoPagamento: '2026-11-20', pagamento: 99_99 });
    expect(wrong.body.data.campos).toHaveProperty('pagamento');
    const { body } = await settle(seen, { ...PAGAMENTO, pagamento: 101_00, juros: 1_00 });
    expect(body).toMatchObject({ valorPago: 101_00, bancoLiquidacao: null, numeroPagamento: null });
  });

  it('deductions never exceed the amount', async () => {
    const answer = await settle<Refusal>(await o.expense(), { ...PAGAMENTO, desconto: 100_01 });
    expect([answer.status, answer.body.code]).toEqual([422, 'despesas.pagamento_invalido']);
  });

  it('what is not approved is allowed and said in the audit; what is approved needs no word', async () => {
    const fresh = await o.expense();
    const approved = await o.approved();
    await settle(fresh);
    await settle(approved);
    expect((await o.audit(fresh.id)).at(-1)?.motivo).toBe('Liquidada sem aprovação.');
    expect((await o.audit(approved.id)).at(-1)?.motivo).toBeNull();
  });

  it('where approval is demanded only the approved is settled', async () => {
    await o.setting('exigirAprovacaoParaLiquidar', true);
    const refused = await settle<Refusal>(await o.asked());
    expect([refused.status, refused.body.code]).toEqual([409, 'despesas.estado']);
    expect((await settle(await o.approved())).status).toBe(200);
  });

  it('a second time is refused, on any version', async () => {
    const paid = await o.settled();
    const again = await settle<Refusal>(paid);
    expect([again.status, again.body.message]).toEqual([409, 'A despesa já está liquidada.']);
  });
});

describe('undoing a settlement', () => {
  it('takes a reason, empties what was paid and keeps the reason in the audit', async () => {
    const paid = await o.settled();
    expect((await undo<Refusal>(paid, { motivo: '' })).status).toBe(400);
    const { body } = await undo(paid);
    expect(body).toMatchObject({
      dataLiquidacaoPagamento: null,
      bancoLiquidacao: null,
      numeroPagamento: null,
      valorPago: null,
    });
    expect((await o.audit(paid.id)).at(-1)?.motivo).toBe('Banco trocado.');
    expect((await settle(body)).status).toBe(200);
  });

  it('is refused of what is not settled, and of what has a refund', async () => {
    expect((await undo<Refusal>(await o.expense())).body.message).toBe('A despesa não está liquidada.');
    const paid = await o.settled();
    const { body } = await refund(paid, { valorEstorno: 1 });
    expect((await undo<Refusal>(body)).body.message).toBe(
      'A despesa tem estorno; a liquidação não pode mais ser desfeita.',
    );
  });
});

describe('refunding', () => {
  it('lowers the net value, once', async () => {
    const paid = await o.settled();
    const { body } = await refund(paid, { valorEstorno: 30_00 });
    expect(body).toMatchObject({ valor: 100_00, valorEstorno: 30_00, valorLiquido: 70_00, dataEstorno: '2026-11-20' });
    const again = await refund<Refusal>(body, { valorEstorno: 1 });
    expect([again.status, again.body.message]).toEqual([409, 'A despesa já foi estornada.']);
    expect((await o.list()).somas).toEqual({ valor: 100_00, valorLiquido: 70_00 });
  });

  it('comes after the settlement', async () => {
    const refused = await refund<Refusal>(await o.expense(), { valorEstorno: 1 });
    expect([refused.status, refused.body.message]).toEqual([409, 'Só uma despesa liquidada pode ser estornada.']);
  });

  it('of the whole value is possible, of a centavo more is not', async () => {
    const more = await refund<Refusal>(await o.settled(), { valorEstorno: 100_01 });
    expect([more.status, more.body.code, more.body.data.campos]).toEqual([
      422,
      'despesas.estorno_maior',
      { valorEstorno: 'O estorno não pode ser maior que o valor da despesa.' },
    ]);
    expect((await refund(await o.settled(), { valorEstorno: 100_00 })).body.valorLiquido).toBe(0);
  });

  it.each([
    [{ valorEstorno: 0 }, 'valorEstorno'],
    [{ valorEstorno: -1 }, 'valorEstorno'],
    [{ valorEstorno: 1, dataEstorno: '2026-11-19' }, 'dataEstorno'],
    [{ valorEstorno: 1, dataEstorno: 'ontem' }, 'dataEstorno'],
  ])('%j is refused at %s', async (body, campo) => {
    const answer = await refund<Refusal>(await o.settled(), body);
    expect([answer.status, Object.keys(answer.body.data.campos ?? {})]).toEqual([400, [campo]]);
  });
});
