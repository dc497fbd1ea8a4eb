import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type DespesasWorld, despesasWorld, NINGUEM } from './despesas-world-for-tests.ts';

let m: DespesasWorld;
beforeAll(async () => {
  m = await despesasWorld();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const settle = <T = Despesa>(id: string, over: object = {}, who = m.ana) =>
  m.act<T>(who, 'liquidar', id, { ...m.paga, ...over });
const refund = <T = Despesa>(id: string, valorEstorno: number, dataEstorno = '2026-11-20') =>
  m.act<T>(m.ana, 'estornar', id, { valorEstorno, dataEstorno });
const undo = <T = Despesa>(id: string, motivo = 'Lançada por engano') =>
  m.act<T>(m.ana, 'desfazer-liquidacao', id, { motivo });
const asSpecial = () => m.setting('financeiroEspecial', ['pessoa1@x.org']);

describe('who may', () => {
  it.each([
    ['liquidar', { dataLiquidacaoPagamento: '2026-11-19' }],
    ['desfazer-liquidacao', { motivo: 'x' }],
    ['estornar', { valorEstorno: 1, dataEstorno: '2026-11-20' }],
  ])('%s: finance only; unknown and hidden expenses are not there', async (verb, body) => {
    const path = (id: string) => `/despesas/${id}/${verb}`;
    const seen = { versao: 1, ...body };
    expect((await m.app.stranger.rest('POST', path(NINGUEM), seen)).status).toBe(401);
    expect((await m.visita.rest('POST', path(NINGUEM), seen)).status).toBe(403);
    expect((await m.caio.rest('POST', path(NINGUEM), seen)).status).toBe(403);
    expect((await m.ana.rest('POST', path(NINGUEM), seen)).status).toBe(404);
    const hidden = await m.one();
    await m.app.rows('update despesas set excluido = true where id = $1', [hidden]);
    expect((await m.ana.rest('POST', path(hidden), { ...seen, versao: 2 })).status).toBe(404);
  });
});

describe('settling', () => {
  it.each([
    [{ dataLiquidacaoPagamento: undefined }, 'dataLiquidacaoPagamento', ' Obrigatório'],
    [{ dataLiquidacaoPagamento: '' }, 'dataLiquidacaoPagamento', ' Obrigatório'],
    [{ dataLiquidacaoPagamento: '2026-02-30' }, 'dataLiquidacaoPagamento', 'Data inválida'],
    [{ bancoLiquidacao: '  ' }, 'bancoLiquidacao', ' Obrigatório'],
    [{ numeroPagamento: null }, 'numeroPagamento', ' Obrigatório'],
    [{ juros: -1 }, 'juros', 'O valor não pode ser negativo.'],
    [{ multa: 1.5 }, 'multa', 'Informe o valor em centavos, inteiro.'],
    [{ juros: 999_999_999_999_999 }, 'juros', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    [{ valorPago: 1 }, 'valorPago', 'Campo desconhecido: valorPago.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    const id = await m.one();
    const { status, body } = await settle<Refusal>(id, over);
    expect([status, body.data.campos?.[campo]]).toEqual([400, mensagem]);
    expect(await m.row(id)).toMatchObject({ data_liquidacao_pagamento: null, versao: 1 });
  });

  it('keeps date, bank and number and what left the bank: amount, additions, less deductions and retained taxes', async () => {
    const id = await m.one({ valor: 100_000 });
    m.app.events.length = 0;
    const parts = { juros: 1000, multa: 200, desconto: 300, irrf: 1500, inss: 1100, iss: 500, csrf: 465 };
    const { status, body } = await settle(id, parts);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...m.paga, ...parts, valorPago: 97_335, statusVencimento: 'liquidada', versao: 2 });
    expect(await m.row(id)).toMatchObject({
      data_liquidacao_pagamento: '2026-11-19',
      banco_liquidacao: 'Caixa',
      numero_pagamento: '123',
      valor_pago: 97_335,
      iss: 500,
    });
    expect((await m.trail(id)).at(-1)).toMatchObject({
      usuario_nome: 'Ana Financeiro',
      operacao: 'despesas.liquidar',
      motivo: 'Liquidada sem aprovação.',
      antes: { data_liquidacao_pagamento: null },
      depois: { data_liquidacao_pagamento: '2026-11-19', valor_pago: 97_335 },
    });
    expect(m.app.events).toEqual([{ modulo: 'despesas', ids: [id] }]);
  });

  it('refuses deductions above what is to be paid', async () => {
    const { status, body } = await settle<Refusal>(await m.one(), { desconto: 10_001 });
    expect([status, body.message]).toEqual([422, 'Os descontos e retenções passam do valor a pagar.']);
  });

  it('in cash takes the amount instead of bank and number, and it must be what is due', async () => {
    const id = await m.one({ meioPagamento: 'Dinheiro' });
    const cash = (over: object) =>
      m.act<Despesa & Refusal>(m.ana, 'liquidar', id, { dataLiquidacaoPagamento: '2026-11-19', ...over });
    expect((await cash({})).body.data.campos).toEqual({ pagamento: ' Obrigatório' });
    expect((await cash({ pagamento: 9_999 })).body.data.campos?.pagamento).toMatch(/R\$ 100,00/);
    expect((await cash({ pagamento: 9_500, desconto: 500 })).body).toMatchObject({
      valorPago: 9_500,
      bancoLiquidacao: null,
      numeroPagamento: null,
    });
  });

  it('of what is approved says nothing in the audit; where the setting demands approval the rest is refused', async () => {
    await m.setting('exigirAprovacaoParaLiquidar', true);
    const [nova, aprovada] = [await m.one(), await m.asked()];
    await m.many(m.caio, 'aprovar', [aprovada]);
    await m.many(m.dora, 'aprovar', [aprovada]);
    expect(await settle(nova)).toMatchObject({
      status: 409,
      body: { code: 'despesas.estado', message: 'A despesa precisa estar aprovada para ser liquidada.' },
    });
    expect((await settle(aprovada)).status).toBe(200);
    expect((await m.trail(aprovada)).at(-1)).toMatchObject({ operacao: 'despesas.liquidar', motivo: null });
    const atOnce = await m.ana.rest('POST', '/despesas', m.nova({ liquidacao: m.paga }));
    expect(atOnce).toMatchObject({ status: 409, body: { code: 'despesas.estado' } });
  });

  it('at registration stands in the audit as settled without approval', async () => {
    const id = await m.one({ liquidacao: m.paga });
    expect(await m.row(id)).toMatchObject({ valor_pago: 10_000, numero_pagamento: '123' });
    expect((await m.trail(id))[0]).toMatchObject({ acao: 'criar', motivo: 'Liquidada no registro, sem aprovação.' });
  });

  it('happens once, on the version that was seen', async () => {
    const id = await m.one();
    await m.patch(m.bia, id, { descricao: 'Outra' });
    const stale = await m.ana.rest<Refusal>('POST', `/despesas/${id}/liquidar`, { versao: 1, ...m.paga });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito', data: { versao: 2, atual: { descricao: 'Outra' } } },
    });
    await settle(id);
    expect(await settle(id)).toMatchObject({ status: 409, body: { message: 'A despesa já está liquidada.' } });
  });

  it('sent ten times at the same instant is one settlement', async () => {
    const id = await m.one();
    const answers = await Promise.all(Array.from({ length: 10 }, () => settle<Refusal>(id)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await m.trail(id)).filter((entry) => entry.operacao === 'despesas.liquidar')).toHaveLength(1);
  });

  it('against a deletion of the same instant: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await m.one();
      const [paid, removed] = await Promise.all([
        m.ana.rest('POST', `/despesas/${id}/liquidar`, { versao: 1, ...m.paga }),
        m.bia.rest('DELETE', `/despesas/${id}`, { versao: 1 }),
      ]);
      expect([paid.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1);
      const left = await m.app.rows('select valor_pago from despesas where id = $1', [id]);
      expect(left).toHaveLength(paid.status === 200 ? 1 : 0);
    }
  });
});

describe('a settled expense', () => {
  it.each([
    ['valor', () => 1],
    ['idBeneficiario', () => m.beneficiario({ nomeBeneficiario: 'Outra' })],
    ['dataVencimento', () => '2026-12-11'],
    ['idItemDespesa', () => m.item({ nome: 'Outro' })],
    ['meioPagamento', () => 'Cheque'],
  ])('keeps its %s, except to financeiroEspecial', async (campo, value) => {
    const id = await m.settled();
    const body = { [campo]: await value() };
    expect(await m.patch<Refusal>(m.ana, id, body)).toMatchObject({ status: 409, body: { code: 'despesas.paga' } });
    expect((await m.row(id)).versao).toBe(2);
    await asSpecial();
    expect((await m.patch(m.bia, id, body)).status).toBe(409);
    expect((await m.patch(m.ana, id, body)).status).toBe(200);
  });

  it('still takes another description, and its own values again', async () => {
    const id = await m.settled();
    const { status, body } = await m.patch(m.ana, id, { descricao: 'Corrigida', valor: 10_000 });
    expect([status, body.descricao, body.valorPago]).toEqual([200, 'Corrigida', 10_000]);
  });

  it('changed by financeiroEspecial agrees with what was paid and refunded', async () => {
    await asSpecial();
    const id = await m.settled({ valor: 10_000 }, { ...m.paga, desconto: 1000 });
    expect((await m.patch(m.ana, id, { valor: 20_000 })).body).toMatchObject({ valor: 20_000, valorPago: 19_000 });
    expect((await m.patch<Refusal>(m.ana, id, { valor: 999 })).body).toMatchObject({
      code: 'despesas.pagamento_invalido',
    });
    await refund(id, 15_000);
    expect((await m.patch<Refusal>(m.ana, id, { valor: 14_999 })).body).toMatchObject({
      code: 'despesas.estorno_maior',
      data: { campos: { valor: 'O estorno não pode ser maior que o valor da despesa.' } },
    });
  });

  it('is not deleted, except by financeiroEspecial, and the role of the rest stays theirs', async () => {
    const id = await m.settled();
    expect(await m.remove(m.ana, id)).toMatchObject({
      status: 409,
      body: { message: 'Uma despesa liquidada não pode ser excluída.' },
    });
    await m.setting('financeiroEspecial', ['pessoa3@x.org', 'PESSOA1@x.org']);
    expect((await m.remove(m.visita, id)).status).toBe(403);
    expect((await m.remove(m.ana, id)).status).toBe(200);
    expect((await m.trail(id)).findLast((entry) => entry.tabela === 'despesas')).toMatchObject({
      acao: 'excluir',
      antes: { valor_pago: 10_000, numero_pagamento: '123' },
    });
  });
});

describe('undoing a settlement', () => {
  it('takes a reason, clears what was paid, stands in the audit', async () => {
    const id = await m.settled({}, { ...m.paga, juros: 5 });
    expect((await undo<Refusal>(id, ' ')).body.data.campos).toEqual({ motivo: ' Obrigatório' });
    expect((await undo(id)).body).toMatchObject({
      dataLiquidacaoPagamento: null,
      bancoLiquidacao: null,
      numeroPagamento: null,
      valorPago: null,
      juros: 0,
      statusVencimento: 'a_vencer',
    });
    expect((await m.trail(id)).at(-1)).toMatchObject({
      operacao: 'despesas.desfazerLiquidacao',
      motivo: 'Lançada por engano',
      antes: { valor_pago: 10_005 },
    });
    expect(await undo(id)).toMatchObject({ status: 409, body: { message: 'A despesa não está liquidada.' } });
  });

  it('is refused once there is a refund', async () => {
    const id = await m.settled();
    await refund(id, 1);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { message: 'A despesa tem estorno; a liquidação não pode mais ser desfeita.' },
    });
  });
});

describe('a refund', () => {
  it.each([
    [{ valorEstorno: 0 }, 400, 'valorEstorno', 'O valor deve ser maior que zero.'],
    [{ valorEstorno: undefined }, 400, 'valorEstorno', ' Obrigatório'],
    [{ valorEstorno: 10_001 }, 422, 'valorEstorno', 'O estorno não pode ser maior que o valor da despesa.'],
    [{ dataEstorno: '2026-11-18' }, 400, 'dataEstorno', 'O estorno não pode ser anterior ao pagamento.'],
    [{ dataEstorno: 'hoje' }, 400, 'dataEstorno', 'Data inválida'],
  ])('with %j is refused', async (over, status, campo, mensagem) => {
    const id = await m.settled();
    const answer = await m.act<Refusal>(m.ana, 'estornar', id, {
      valorEstorno: 100,
      dataEstorno: '2026-11-20',
      ...over,
    });
    expect([answer.status, answer.body.data.campos?.[campo]]).toEqual([status, mensagem]);
    expect((await m.row(id)).valor_estorno).toBeNull();
  });

  it('comes after the settlement, once, up to the whole amount; the net value is amount less refund', async () => {
    const id = await m.one();
    expect(await refund(id, 1)).toMatchObject({
      status: 409,
      body: { message: 'Só uma despesa liquidada pode ser estornada.' },
    });
    await settle(id);
    expect((await refund(id, 10_000)).body).toMatchObject({ valorEstorno: 10_000, valorLiquido: 0, valor: 10_000 });
    expect(await refund(id, 1)).toMatchObject({ status: 409, body: { message: 'A despesa já foi estornada.' } });
  });

  it('twice at the same instant is one', async () => {
    const id = await m.settled();
    const answers = await Promise.all([refund(id, 10), refund(id, 20), refund(id, 30)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find((a) => a.status === 200)?.body.valorEstorno;
    expect(Number((await m.row(id)).valor_estorno)).toBe(winner);
  });
});
