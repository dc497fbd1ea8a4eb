/** The bank account that a payment leaves: chosen at each way of settling, corrected, taken back, shown, filtered. */
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { many } from '../financeiro.office-for-tests.ts';
import { NINGUEM, type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
let [bb, brb, fechada]: string[] = [];
beforeAll(async () => {
  o = await office();
  const conta = (nome: string) =>
    o.made(o.ana, '/contas-bancarias', { nome, tipo: 'corrente', dataSaldoInicial: '2026-01-01', saldoInicial: 0 });
  [bb, brb, fechada] = [await conta('Conta movimento'), await conta('BRB'), await conta('Encerrada')];
  await o.ana.rest('POST', `/contas-bancarias/${fechada}/desabilitar`, { versao: 1 });
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const { bancoLiquidacao: _, ...SEM_BANCO } = PAGAMENTO;
const conta = async (id: string) => {
  const { idContaLiquidacao, contaLiquidacao, bancoLiquidacao } = await o.get(id);
  return [idContaLiquidacao, contaLiquidacao, bancoLiquidacao];
};

describe('settling one', () => {
  it('keeps the account, and its name as the bank where none is written; without an account it is as it was', async () => {
    const named = await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: bb });
    expect(await conta(named.id)).toEqual([bb, 'Conta movimento', 'Conta movimento']);
    const written = await o.settled({}, { ...PAGAMENTO, idContaLiquidacao: bb });
    expect(await conta(written.id)).toEqual([bb, 'Conta movimento', 'Banco do Brasil']);
    expect(await conta((await o.settled()).id)).toEqual([null, null, 'Banco do Brasil']);
    const { status, body } = await o.actOn<Refusal>(o.ana, 'liquidar', await o.one(), SEM_BANCO);
    expect([status, body.data.campos]).toEqual([400, { bancoLiquidacao: ' Obrigatório' }]);
  });

  it.each([
    [() => NINGUEM, 'A conta não existe mais.'],
    [() => fechada, 'A conta está desabilitada.'],
  ])('by an account that cannot be used (%#) is refused at its field, nothing is written', async (id, message) => {
    const seen = await o.one();
    const answer = await o.actOn<Refusal>(o.ana, 'liquidar', seen, { ...PAGAMENTO, idContaLiquidacao: id() });
    expect([answer.status, answer.body.data.campos]).toEqual([400, { idContaLiquidacao: message }]);
    expect(await o.row(seen.id)).toMatchObject({
      data_liquidacao_pagamento: null,
      id_conta_liquidacao: null,
      versao: 1,
    });
  });

  it('in cash leaves the till: no account, whatever was sent', async () => {
    const cash = await o.one({ meioPagamento: 'Dinheiro' });
    const paid = { dataLiquidacaoPagamento: '2026-11-20', pagamento: 100_00, idContaLiquidacao: bb };
    expect(await conta((await o.done('liquidar', cash, paid)).id)).toEqual([null, null, null]);
  });

  it('with the registration, and all of a batch, keep it too', async () => {
    const { id } = await o.one({ liquidacao: { ...SEM_BANCO, idContaLiquidacao: brb } });
    expect(await conta(id)).toEqual([brb, 'BRB', 'BRB']);
    const two = [await o.approved(), await o.approved()];
    const bordero = { descricao: 'Dia 20', despesas: two.map((one) => one.id) };
    const feito = await o.ana.rest<{ id: string }>('POST', '/borderos', bordero);
    const pago = { dataLiquidacao: '2026-11-20', bancoLiquidacao: 'BB', numeroPagamento: '7' };
    const settle = (idContaLiquidacao: string | undefined) =>
      o.ana.rest<Refusal>('POST', `/borderos/${feito.body.id}/liquidar`, { versao: 1, ...pago, idContaLiquidacao });
    expect((await settle(fechada)).body.data.campos).toEqual({ idContaLiquidacao: 'A conta está desabilitada.' });
    expect((await settle(bb)).status).toBe(200);
    for (const one of two) expect(await conta(one.id)).toEqual([bb, 'Conta movimento', 'BB']);
  });
});

describe('settling many', () => {
  it('gives all of them the account but those in cash; a wrong one settles none', async () => {
    const [bank, cash] = [await o.one(), await o.one({ meioPagamento: 'Dinheiro' })];
    const body = { ...many(bank, cash), ...SEM_BANCO };
    const refused = await o.act<Refusal>(o.ana, 'liquidar', { ...body, idContaLiquidacao: NINGUEM });
    expect([refused.status, refused.body.data.campos]).toEqual([
      400,
      { idContaLiquidacao: 'A conta não existe mais.' },
    ]);
    expect((await o.act(o.ana, 'liquidar', { ...body, idContaLiquidacao: brb })).body.feitas).toHaveLength(2);
    expect(await conta(bank.id)).toEqual([brb, 'BRB', 'BRB']);
    expect(await conta(cash.id)).toEqual([null, null, null]);
  });
});

describe('afterwards', () => {
  it('only financeiroEspecial corrects it; the history names both accounts; undone, it is gone', async () => {
    const paid = await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: bb });
    expect((await o.change<Refusal>(paid, { idContaLiquidacao: brb })).body.code).toBe('despesas.paga');
    await o.especiais(o.ana);
    expect((await o.change<Refusal>(paid, { idContaLiquidacao: fechada })).body.data.campos).toEqual({
      idContaLiquidacao: 'A conta está desabilitada.',
    });
    expect((await o.change(paid, { idContaLiquidacao: brb, bancoLiquidacao: 'BRB' })).status).toBe(200);
    expect(await conta(paid.id)).toEqual([brb, 'BRB', 'BRB']);
    const { itens } = await o.read<{ itens: { mudancas: object[] }[] }>(`/despesas/${paid.id}/historico`);
    expect(itens[0]?.mudancas).toContainEqual({
      campo: 'idContaLiquidacao',
      rotulo: 'Conta',
      de: 'Conta movimento',
      para: 'BRB',
    });
    const undone = await o.done('desfazer-liquidacao', await o.get(paid.id), { motivo: 'Errada' });
    expect(await conta(undone.id)).toEqual([null, null, null]);
  });

  it('a correction to cash takes the account off, and a save that does not touch it keeps a disabled one', async () => {
    await o.especiais(o.ana);
    const paid = await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: bb });
    await o.app.rows('update contas_bancarias set desabilitado = true where id = $1', [bb]);
    const kept = await o.change<Despesa>(paid, { descricao: 'Outra', numeroPagamento: '9', idContaLiquidacao: bb });
    expect(kept.body).toMatchObject({ idContaLiquidacao: bb, numeroPagamento: '9' });
    const cash = { meioPagamento: 'Dinheiro', pagamento: 100_00 };
    expect((await o.change<Despesa>(kept.body, cash)).body).toMatchObject({
      idContaLiquidacao: null,
      bancoLiquidacao: null,
    });
    await o.app.rows('update contas_bancarias set desabilitado = false where id = $1', [bb]);
  });

  it('the list is filtered by it, list and spreadsheet name it', async () => {
    const paid = await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: brb });
    await o.settled();
    const page = await o.list(`?idContaLiquidacao=${brb}`);
    expect([page.total, page.itens[0]?.id, page.itens[0]?.contaLiquidacao]).toEqual([1, paid.id, 'BRB']);
    const csv = (await o.vera.rest('GET', `/despesas/exportar?formato=csv&idContaLiquidacao=${brb}`)).bytes.toString();
    const [head = '', line = ''] = csv.trim().split(/\r?\n/);
    expect(line.split(';')[head.split(';').indexOf('Conta')]).toBe('BRB');
  });
});
