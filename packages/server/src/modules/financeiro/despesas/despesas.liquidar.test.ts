import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import type { Seen } from '../financeiro.office-for-tests.ts';
import { NINGUEM, type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const ESTORNO = { valorEstorno: 30_00, dataEstorno: '2026-11-20' };
const settle = <T = Despesa>(seen: Seen, over: object = {}) =>
  o.actOn<T>(o.ana, 'liquidar', seen, { ...PAGAMENTO, ...over });
const refund = <T = Despesa>(seen: Seen, over: object = {}) =>
  o.actOn<T>(o.ana, 'estornar', seen, { ...ESTORNO, ...over });
const undo = <T = Despesa>(seen: Seen, motivo = 'Banco trocado.') =>
  o.actOn<T>(o.ana, 'desfazer-liquidacao', seen, { motivo });
const audited = async ({ id }: Seen) => (await o.audit(id)).at(-1);

it.each([
  ['liquidar', PAGAMENTO],
  ['desfazer-liquidacao', { motivo: 'x' }],
  ['estornar', ESTORNO],
])('%s: an expense that is unknown or hidden is not there', async (transition, body) => {
  const { id } = await o.one();
  await o.app.rows('update despesas set excluido = true where id = $1', [id]);
  for (const seen of [
    { id, versao: 2 },
    { id: NINGUEM, versao: 1 },
  ])
    expect((await o.actOn(o.ana, transition, seen, body)).status).toBe(404);
});

describe('settling', () => {
  it.each([
    ['Digital', { dataLiquidacaoPagamento: undefined }, 'dataLiquidacaoPagamento', ' Obrigatório'],
    ['Digital', { dataLiquidacaoPagamento: '' }, 'dataLiquidacaoPagamento', ' Obrigatório'],
    ['Digital', { dataLiquidacaoPagamento: '2026-02-30' }, 'dataLiquidacaoPagamento', 'Data inválida'],
    ['Cheque', { bancoLiquidacao: '' }, 'bancoLiquidacao', ' Obrigatório'],
    ['Digital', { bancoLiquidacao: '  ' }, 'bancoLiquidacao', ' Obrigatório'],
    ['Digital', { numeroPagamento: null }, 'numeroPagamento', ' Obrigatório'],
    ['Dinheiro', {}, 'pagamento', ' Obrigatório'],
    ['Digital', { juros: -1 }, 'juros', 'O valor não pode ser negativo.'],
    ['Digital', { multa: 1.5 }, 'multa', 'Informe o valor em centavos, inteiro.'],
    ['Digital', { juros: 999_999_999_999_999 }, 'juros', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    ['Digital', { valorPago: 1 }, 'valorPago', 'Campo desconhecido: valorPago.'],
  ])('by %s with %j is refused at %s: %s', async (meioPagamento, over, campo, mensagem) => {
    const seen = await o.one({ meioPagamento });
    const { status, body } = await settle<Refusal>(seen, over);
    expect([status, body.data.campos]).toEqual([400, { [campo]: mensagem }]);
    expect(await o.get(seen.id)).toMatchObject({ versao: 1, dataLiquidacaoPagamento: null, valorPago: null });
  });

  it('keeps date, bank and number and what left the bank: amount, additions, less deductions and retained taxes', async () => {
    const seen = await o.one({ valor: 1000_00 });
    o.app.events.length = 0;
    const parts = { juros: 10_00, multa: 2_00, desconto: 3_00, irrf: 15_00, inss: 11_00, iss: 5_00, csrf: 4_65 };
    const { status, body } = await settle(seen, parts);
    const paid = { ...PAGAMENTO, ...parts, valorPago: 973_35, statusVencimento: 'liquidada', versao: 2 };
    expect([status, body]).toEqual([200, expect.objectContaining(paid)]);
    expect(body.pode).toMatchObject({ liquidar: 'ja_liquidada', excluir: 'liquidada_fica' });
    expect(body.pode).not.toHaveProperty('estornar');
    const stored = { data_liquidacao_pagamento: '2026-11-20', numero_pagamento: '1234', valor_pago: 973_35, iss: 5_00 };
    expect(await o.row(seen.id)).toMatchObject({ ...stored, banco_liquidacao: 'Banco do Brasil' });
    expect(await audited(seen)).toMatchObject({
      usuario_nome: 'Ana',
      operacao: 'despesas.liquidar',
      antes: { data_liquidacao_pagamento: null },
      depois: stored,
    });
    expect(o.app.events).toEqual([{ modulo: 'despesas', ids: [seen.id] }]);
  });

  it('keeps what each tax was worked out from; the amount that was typed stands; base and rate are optional', async () => {
    const bases = { irrfBase: 1_000_00, irrfAliquota: 15_000, csrfAliquota: 46_500, issBase: 0 };
    const { status, body } = await settle(await o.one({ valor: 1000_00 }), { ...bases, irrf: 14_99, inss: 1_00 });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...bases,
        irrf: 14_99,
        csrf: 0,
        inssBase: null,
        inssAliquota: null,
        valorPago: 984_01,
      }),
    ]);
    const seen = await o.one();
    for (const [campo, valor] of [
      ['irrfAliquota', 1_000_001],
      ['irrfAliquota', 1.5],
      ['irrfAliquota', -1],
    ] as const) {
      expect((await settle<Refusal>(seen, { [campo]: valor })).body.data.campos).toEqual({
        [campo]: 'Alíquota inválida: de 0 a 100, com até quatro casas.',
      });
    }
    expect((await settle<Refusal>(seen, { issBase: -1 })).body.data.campos).toEqual({
      issBase: 'O valor não pode ser negativo.',
    });
  });

  it('in cash takes the amount instead of bank and number, and it must be what is due', async () => {
    const seen = await o.one({ meioPagamento: 'Dinheiro' });
    const wrong = await settle<Refusal>(seen, { pagamento: 99_99 });
    expect(wrong.body.data.campos).toEqual({ pagamento: expect.stringContaining('R$ 100,00') });
    const { body } = await settle(seen, { pagamento: 96_00, juros: 1_00, desconto: 5_00 });
    expect(body).toMatchObject({ valorPago: 96_00, bancoLiquidacao: null, numeroPagamento: null });
  });

  it('deductions never exceed the amount', async () => {
    expect(await settle<Refusal>(await o.one(), { desconto: 100_01 })).toMatchObject({
      status: 422,
      body: { code: 'despesas.pagamento_invalido', message: 'Os descontos e retenções passam do valor a pagar.' },
    });
  });

  it('what is not approved is allowed and said in the audit; what is approved needs no word', async () => {
    const [fresh, approved] = [await o.one(), await o.approved()];
    for (const seen of [fresh, approved]) expect((await settle(seen)).status).toBe(200);
    expect((await audited(fresh))?.motivo).toBe('Liquidada sem aprovação.');
    expect((await audited(approved))?.motivo).toBeNull();
  });

  it('where approval is demanded only the approved is settled', async () => {
    await o.setting('exigirAprovacaoParaLiquidar', true);
    for (const seen of [await o.one(), await o.asked()])
      expect(await settle(seen)).toMatchObject({
        status: 409,
        body: { code: 'despesas.estado', message: 'A despesa precisa estar aprovada para ser liquidada.' },
      });
    expect((await settle(await o.approved())).status).toBe(200);
  });

  it('happens once, on the version that was seen', async () => {
    const seen = await o.one();
    await o.change(seen, { descricao: 'Outra' }, o.bruno);
    expect(await settle(seen)).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito', data: { versao: 2, atual: { descricao: 'Outra' } } },
    });
    const { body: paid } = await settle(await o.get(seen.id));
    expect(await settle(paid)).toMatchObject({ status: 409, body: { message: 'A despesa já está liquidada.' } });
  });
});

describe('undoing a settlement', () => {
  it('takes a reason, empties what was paid, keeps the reason in the audit, and lets it be settled again', async () => {
    const paid = await o.settled({}, { ...PAGAMENTO, juros: 5 });
    for (const motivo of ['', ' '])
      expect((await undo<Refusal>(paid, motivo)).body.data.campos).toEqual({ motivo: ' Obrigatório' });
    const { body } = await undo(paid);
    expect(body).toMatchObject({
      dataLiquidacaoPagamento: null,
      bancoLiquidacao: null,
      numeroPagamento: null,
      valorPago: null,
      juros: 0,
      statusVencimento: 'a_vencer',
    });
    expect(await audited(paid)).toMatchObject({
      operacao: 'despesas.desfazerLiquidacao',
      motivo: 'Banco trocado.',
      antes: { valor_pago: 100_05 },
    });
    expect(await undo(body)).toMatchObject({ status: 409, body: { message: 'A despesa não está liquidada.' } });
    expect((await settle(body)).status).toBe(200);
  });

  it('is refused once there is a refund', async () => {
    const { body: refunded } = await refund(await o.settled());
    expect(await undo(refunded)).toMatchObject({
      status: 409,
      body: { message: 'A despesa tem estorno; a liquidação não pode mais ser desfeita.' },
    });
  });
});

describe('a refund', () => {
  it.each([
    [{ valorEstorno: 0 }, 400, 'valorEstorno', 'O valor deve ser maior que zero.'],
    [{ valorEstorno: -1 }, 400, 'valorEstorno', 'O valor deve ser maior que zero.'],
    [{ valorEstorno: undefined }, 400, 'valorEstorno', ' Obrigatório'],
    [{ valorEstorno: 100_01 }, 422, 'valorEstorno', 'O estorno não pode ser maior que o valor da despesa.'],
    [{ dataEstorno: '2026-11-19' }, 400, 'dataEstorno', 'O estorno não pode ser anterior ao pagamento.'],
    [{ dataEstorno: 'hoje' }, 400, 'dataEstorno', 'Data inválida'],
  ])('with %j is refused', async (over, status, campo, mensagem) => {
    const paid = await o.settled();
    const answer = await refund<Refusal>(paid, over);
    expect([answer.status, answer.body.data.campos]).toEqual([status, { [campo]: mensagem }]);
    if (status === 422) expect(answer.body.code).toBe('despesas.estorno_maior');
    expect((await o.get(paid.id)).valorEstorno).toBeNull();
  });

  it('comes after the settlement, once, and lowers the net value', async () => {
    const seen = await o.one();
    expect(await refund(seen)).toMatchObject({
      status: 409,
      body: { message: 'Só uma despesa liquidada pode ser estornada.' },
    });
    const { body } = await refund(await o.done('liquidar', seen, PAGAMENTO));
    expect(body).toMatchObject({ ...ESTORNO, valor: 100_00, valorLiquido: 70_00 });
    expect(await refund(body)).toMatchObject({ status: 409, body: { message: 'A despesa já foi estornada.' } });
    expect((await o.list()).somas).toEqual({ valor: 100_00, valorLiquido: 70_00 });
  });

  it('of the whole value is possible', async () => {
    const { body } = await refund(await o.settled(), { valorEstorno: 100_00 });
    expect(body).toMatchObject({ valorEstorno: 100_00, valorLiquido: 0, valor: 100_00 });
  });
});
