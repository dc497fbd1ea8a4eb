/** The bank account that a payment leaves: chosen at each way of settling, corrected, taken back, shown, filtered. */
import { type Despesa, despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Feito, many } from '../financeiro.office-for-tests.ts';
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

describe('giving an account to many', () => {
  const dar = (body: object, who = o.ana) => o.act<Feito & Refusal>(who, 'dar-conta', { idConta: bb, ...body });
  const motivos = ({ recusadas }: Feito) => Object.fromEntries(recusadas.map(({ id, message }) => [id, message]));

  it('is for the ones settled through a bank without any; the others are told why, and stay as they are', async () => {
    const [old, other] = [await o.settled(), await o.settled({ valor: 7_00 })];
    const open = await o.one();
    const cash = await o.one({ meioPagamento: 'Dinheiro', liquidacao: { ...PAGAMENTO, pagamento: 100_00 } });
    const named = await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: brb });
    expect([old, open, cash, named].map(({ pode }) => pode.darConta)).toEqual([
      undefined,
      'nao_liquidada',
      'dinheiro_sem_conta',
      'ja_tem_conta',
    ]);
    const { status, body } = await dar(many(old, other, open, cash, named));
    expect([status, body.feitas]).toEqual([200, [old.id, other.id].sort()]);
    expect(motivos(body)).toEqual({
      [open.id]: despesasMotivos.texto(open.pode.darConta),
      [cash.id]: despesasMotivos.texto(cash.pode.darConta),
      [named.id]: despesasMotivos.texto(named.pode.darConta),
    });
    expect(await conta(old.id)).toEqual([bb, 'Conta movimento', 'Banco do Brasil']);
    expect(await conta(named.id)).toEqual([brb, 'BRB', 'BRB']);
    expect([await conta(open.id), await conta(cash.id)]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect((await o.audit(old.id)).at(-1)).toMatchObject({
      operacao: 'despesas.darConta',
      motivo: 'Conta informada depois da liquidação.',
      usuario_id: o.ana.usuarioId,
      antes: { id_conta_liquidacao: null },
      depois: { id_conta_liquidacao: bb },
    });
  });

  it('takes all that the filter shows, found as being without one; a changed set is refused whole', async () => {
    const [a, b] = [await o.settled(), await o.settled({ meioPagamento: 'Cheque' })];
    await o.settled({}, { ...SEM_BANCO, idContaLiquidacao: brb });
    await o.one();
    await o.one({ meioPagamento: 'Dinheiro', liquidacao: { ...PAGAMENTO, pagamento: 100_00 } });
    const filtro = { semConta: 'sim' };
    const { total, marca } = await o.read<{ total: number; marca: string }>('/despesas/selecao?semConta=sim');
    expect([total, (await o.list('?semConta=nao')).total]).toEqual([2, 3]);
    const changed = await dar({ filtro, esperadas: total, marca: '0'.repeat(64) });
    expect([changed.status, changed.body.code]).toEqual([409, 'plataforma.selecao_mudou']);
    expect((await dar({ filtro, esperadas: total, marca })).body.feitas).toEqual([a.id, b.id].sort());
    expect((await o.list('?semConta=sim')).total).toBe(0);
  });

  it('of a closed month, or up to a signed conciliação, is refused by itself: the others go on', async () => {
    const pagaEm = (dataLiquidacaoPagamento: string) => o.settled({}, { ...PAGAMENTO, dataLiquidacaoPagamento });
    const [closed, signed, free] = [await pagaEm('2026-09-25'), await pagaEm('2026-10-25'), await pagaEm('2026-11-02')];
    await o.app.rows(
      `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome, criado_em, atualizado_em)
       values (gen_random_uuid(), '2026-10', '2026-09-21', '2026-10-20', now(), gen_random_uuid(), 'Ana', now(), now())`,
    );
    await o.app.rows(
      `insert into conciliacoes (id, id_conta, mes, fim, assinada, saldo_sistema, saldo_extrato, assinada_em, assinada_por, criado_em, atualizado_em)
       values (gen_random_uuid(), $1, '2026-10', '2026-10-31', true, 0, 0, now(), gen_random_uuid(), now(), now())`,
      [bb],
    );
    try {
      expect((await o.get(closed.id)).pode.darConta).toBe('mes_fechado');
      const { body } = await dar(many(signed, free));
      expect(body.feitas).toEqual([free.id]);
      expect(motivos(body)).toEqual({ [signed.id]: expect.stringContaining('conciliada até 31/10/2026') });
      const outra = await dar({ ...many(closed, signed), idConta: brb });
      expect(motivos(outra.body)).toEqual({ [closed.id]: expect.stringContaining('fechado') });
      expect(await o.get(closed.id)).toMatchObject({ versao: closed.versao, idContaLiquidacao: null });
      // It can still be given an account whose month is not signed.
      expect(outra.body.feitas).toEqual([signed.id]);
    } finally {
      await o.app.rows('delete from fechamentos');
      await o.app.rows('delete from conciliacoes');
    }
  });

  it('is not for who only looks, nor to an account that cannot be used, nor on an old version', async () => {
    const paid = await o.settled();
    expect((await dar(many(paid), o.vera)).status).toBe(403);
    expect((await dar({ ...many(paid), idConta: fechada })).body.data.campos).toEqual({
      idConta: 'A conta está desabilitada.',
    });
    expect((await dar({ ...many(paid), idConta: null })).status).toBe(400);
    const stale = await dar(many({ ...paid, versao: paid.versao - 1 }));
    expect(stale.body.recusadas).toMatchObject([{ code: 'plataforma.versao_conflito' }]);
    expect((await o.get(paid.id)).versao).toBe(paid.versao);
  });

  it('by two at the same moment ends with one account', async () => {
    const paid = await o.settled();
    const both = await Promise.all([
      dar(many(paid)),
      o.act<Feito>(o.bruno, 'dar-conta', { ...many(paid), idConta: brb }),
    ]);
    expect(both.map(({ body }) => body.feitas.length).toSorted()).toEqual([0, 1]);
    expect((await o.get(paid.id)).versao).toBe(paid.versao + 1);
  });
});
