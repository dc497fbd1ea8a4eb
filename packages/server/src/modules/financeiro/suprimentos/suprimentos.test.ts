import { newId } from '@sede/domain/kernel';
import type { Entrada, Saldo } from '@sede/domain/modules/financeiro/suprimentos';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

const dados = { data: '2026-11-03', descricao: 'Saque no banco', valor: 500_00 };
const entrada = (over: object = {}) => c.ok<Entrada>(c.ana, 'POST', '/suprimentos', { ...dados, ...over });
const saldo = (query = '') => c.ok<Saldo>(c.vera, 'GET', `/suprimentos/saldo${query}`);
const list = (query = '') =>
  c.ok<{ itens: Entrada[]; total: number; somas: { valor: number } }>(c.vera, 'GET', `/suprimentos${query}`);
const dinheiro = (valor: number, over: object = {}) =>
  c.despesa({ meioPagamento: 'Dinheiro', dataVencimento: '2026-11-05', valor, ...over });
const paga = async (valor: number, dia: string, over: object = {}) => {
  const seen = await dinheiro(valor, over);
  const { status } = await c.liquidar(c.ana, seen, dia, {
    bancoLiquidacao: undefined,
    numeroPagamento: undefined,
    pagamento: valor,
  });
  expect(status).toBe(200);
  return c.ok(c.ana, 'GET', `/despesas/${seen.id}`);
};
const csv = async (query = '') =>
  (await c.vera.rest('GET', `/suprimentos/exportar?formato=csv${query}`)).bytes
    .toString()
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));

it('finance edits, a viewer sees, strangers and others nothing', async () => {
  const { id } = await entrada();
  const eva = await c.app.person(['gestor_evento']);
  for (const path of ['', '/totais', '/saldo', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await c.app.stranger.rest('GET', `/suprimentos${path}`)).status).toBe(401);
    expect((await eva.rest('GET', `/suprimentos${path}`)).status).toBe(403);
    expect((await c.vera.rest('GET', `/suprimentos${path}`)).status).toBe(200);
  }
  expect((await c.vera.rest('POST', '/suprimentos', dados)).status).toBe(403);
  expect((await c.vera.rest('DELETE', `/suprimentos/${id}`, { versao: 1 })).status).toBe(403);
});

describe('an inflow', () => {
  it.each([
    [{ data: '2026-02-30' }, 'data', 'Data inválida'],
    [{ data: '' }, 'data', ' Obrigatório'],
    [{ descricao: ' ' }, 'descricao', ' Obrigatório'],
    [{ valor: 0 }, 'valor', expect.any(String)],
    [{ valor: -1 }, 'valor', expect.any(String)],
    [{ valor: 0.5 }, 'valor', expect.any(String)],
    [{ valor: 1_000_000_000_000_000 }, 'valor', expect.any(String)],
    [{ saldo: 1 }, 'saldo', 'Campo desconhecido: saldo.'],
  ])('with %j is refused at %s', async (over, campo, mensagem) => {
    const answer = await c.ana.rest<Refusal>('POST', '/suprimentos', { ...dados, ...over });
    expect(answer).toMatchObject({ status: 400, body: { data: { campos: { [campo]: mensagem } } } });
    expect(await c.app.rows('select 1 from entradas')).toEqual([]);
  });

  it('is registered, changed on the version seen and deleted, audited and told', async () => {
    const { id } = await entrada();
    expect(c.app.events).toEqual([{ modulo: 'suprimentos', ids: [id] }]);
    const change = (body: object) => c.ana.rest<Refusal & Entrada>('PATCH', `/suprimentos/${id}`, body);
    expect((await change({ versao: 1, valor: 450_00 })).body).toMatchObject({ valor: 450_00, versao: 2, pode: {} });
    expect((await change({ versao: 1, valor: 1 })).body.code).toBe('plataforma.versao_conflito');
    expect((await c.ana.rest('DELETE', `/suprimentos/${id}`, { versao: 1 })).status).toBe(409);
    expect((await c.ana.rest('DELETE', `/suprimentos/${id}`, { versao: 2 })).body).toEqual({ id });
    expect(await c.app.rows('select acao, operacao from auditoria where registro_id = $1 order by id', [id])).toEqual([
      { acao: 'criar', operacao: 'suprimentos.create' },
      { acao: 'alterar', operacao: 'suprimentos.update' },
      { acao: 'excluir', operacao: 'suprimentos.remove' },
    ]);
  });

  it('of a closed month stays, and none is dated in it', async () => {
    const seen = await entrada({ data: '2026-10-20' });
    await c.fechar(c.bruno);
    for (const [method, body] of [
      ['PATCH', { versao: 1, descricao: 'x' }],
      ['PATCH', { versao: 1, data: '2026-11-01' }],
      ['DELETE', { versao: 1 }],
    ] as const) {
      const answer = await c.ana.rest<Refusal>(method, `/suprimentos/${seen.id}`, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'fechamentos.periodo_fechado']);
      expect(answer.body.data.campos).toHaveProperty('data');
    }
    expect((await c.ana.rest('POST', '/suprimentos', { ...dados, data: '2026-09-21' })).status).toBe(409);
    expect((await c.ok<Entrada>(c.ana, 'GET', `/suprimentos/${seen.id}`)).pode).toHaveProperty('editar');
    expect((await list()).total).toBe(1);
  });

  it('is listed five to a page, the latest first, with the sum of all', async () => {
    for (let day = 1; day <= 7; day++) await entrada({ data: `2026-11-0${day}`, valor: day });
    const page = await list();
    expect(page.itens.map(({ valor }) => valor)).toEqual([7, 6, 5, 4, 3]);
    expect([page.total, page.somas.valor]).toEqual([7, 28]);
    expect((await list('?inicio=2026-11-03&fim=2026-11-04&ordem=valor')).itens.map(({ valor }) => valor)).toEqual([
      3, 4,
    ]);
    expect((await list('?busca=saque+BANCO')).total).toBe(7);
    expect((await c.vera.rest('GET', '/suprimentos?inicio=2026-11-04&fim=2026-11-03')).status).toBe(400);
  });
});

describe('the balance', () => {
  it('of an empty till is nothing', async () => {
    expect(await saldo()).toEqual({ anterior: null, entradas: 0, saidas: 0, aLiquidar: 0, saldo: 0, emCaixa: 0 });
  });

  it('counts cash expenses net, paid or not; the till what was paid, on its day, a refund on its own', async () => {
    await entrada({ valor: 1000_00 });
    await dinheiro(30_00);
    await c.despesa({ valor: 999_00, dataVencimento: '2026-11-05' });
    const paid = await paga(200_00, '2026-11-06');
    const refund = { versao: paid.versao, valorEstorno: 50_00, dataEstorno: '2026-11-10' };
    await c.ok(c.ana, 'POST', `/despesas/${paid.id}/estornar`, refund);
    expect(await saldo()).toEqual({
      anterior: null,
      entradas: 1000_00,
      saidas: 180_00,
      aLiquidar: 30_00,
      saldo: 820_00,
      emCaixa: 850_00,
    });
    expect(await saldo('?fim=2026-11-09')).toMatchObject({ saldo: 820_00, emCaixa: 800_00 });
    expect(await saldo('?inicio=2026-11-06')).toMatchObject({
      anterior: 820_00,
      entradas: 0,
      saidas: 0,
      saldo: 820_00,
      emCaixa: 850_00,
    });
  });

  it('may be negative; rows that the import hid count nowhere', async () => {
    await dinheiro(10_00);
    const hidden = await dinheiro(5_00);
    await c.app.rows('update despesas set excluido = true where id = $1', [hidden.id]);
    expect(await saldo()).toMatchObject({ saidas: 10_00, saldo: -10_00, emCaixa: 0 });
  });

  it('is the statement’s last line, whatever happened and whichever the period (property)', async () => {
    const day = fc
      .integer({ min: 0, max: 120 })
      .map((n) => new Date(Date.UTC(2026, 7, 1 + n)).toISOString().slice(0, 10));
    const valor = fc.integer({ min: 1, max: 99_999_999 });
    const till = fc.record({
      entradas: fc.array(fc.record({ data: day, valor }), { maxLength: 12 }),
      saidas: fc.array(fc.record({ data: day, valor, paga: fc.boolean(), estorno: fc.integer({ min: 0, max: 3 }) }), {
        maxLength: 12,
      }),
      inicio: fc.option(day, { nil: undefined }),
    });
    const [model] = await c.app.rows<{ id: string }>(`select id from despesas where id = $1`, [
      (await c.despesa({ dataVencimento: '2020-01-05' })).id,
    ]);
    await fc.assert(
      fc.asyncProperty(till, async ({ entradas, saidas, inicio }) => {
        await c.app.rows('delete from entradas');
        await c.app.rows('delete from despesas where id <> $1', [model?.id]);
        for (const one of entradas) {
          await c.app.rows(
            `insert into entradas (id, data, descricao, valor, criado_em, atualizado_em) values ($1, $2, 'E', $3, now(), now())`,
            [newId(), one.data, one.valor],
          );
        }
        for (const one of saidas) {
          const estorno = one.paga && one.estorno === 3 ? one.valor : null;
          await c.app.rows(
            `insert into despesas (id, id_item_despesa, tipo_despesa, centro_custo, descricao, id_beneficiario, valor,
               data_vencimento, meio_pagamento, tipo_documento, numero_documento, data_liquidacao_pagamento, valor_pago,
               valor_estorno, data_estorno, criado_em, atualizado_em)
             select $1, id_item_despesa, tipo_despesa, centro_custo, 'S', id_beneficiario, $2, $3, 'Dinheiro',
               tipo_documento, gen_random_uuid()::text, $4, $5, $6, $7, now(), now() from despesas where id = $8`,
            [
              newId(),
              one.valor,
              one.data,
              one.paga ? one.data : null,
              one.paga ? one.valor : null,
              estorno,
              estorno && one.data,
              model?.id,
            ],
          );
        }
        const total = entradas.reduce((sum, one) => sum + one.valor, 0);
        const net = saidas.reduce((sum, one) => sum + (one.paga && one.estorno === 3 ? 0 : one.valor), 0);
        const paid = saidas.reduce((sum, one) => sum + (one.paga && one.estorno !== 3 ? one.valor : 0), 0);
        const query = inicio === undefined ? '' : `inicio=${inicio}`;
        const answer = await saldo(`?${query}`);
        expect([answer.saldo, answer.emCaixa]).toEqual([total - net, total - paid]);
        const lines = await csv(`&${query}`);
        const last = lines.length > 1 ? lines.at(-1)?.at(-1) : '0,00';
        expect(Math.round(Number(last?.replaceAll('.', '').replace(',', '.')) * 100)).toBe(answer.saldo);
      }),
      { numRuns: 12, seed: 1 },
    );
  });
});

it('the statement names every line, with what is left after it', async () => {
  await entrada({ data: '2026-10-01', valor: 100_00 });
  await entrada({ data: '2026-11-05', valor: 20_00, descricao: 'Reforço' });
  await dinheiro(30_00, { numeroDocumento: 'NF 7' });
  await paga(5_00, '2026-11-06', { dataVencimento: '2026-11-06', numeroDocumento: 'NF 8' });
  const [head, ...lines] = await csv('&inicio=2026-10-21&fim=2026-11-20');
  expect(head).toEqual(['Data', 'Descrição', 'Número do documento', 'Entrada', 'Saída', 'Situação', 'Saldo']);
  expect(lines).toEqual([
    ['', 'Saldo anterior', '', '', '', '', '100,00'],
    ['05/11/2026', 'Reforço', '', '20,00', '', '', '120,00'],
    ['05/11/2026', 'Papel', 'NF 7', '', '30,00', 'a liquidar', '90,00'],
    ['06/11/2026', 'Papel', 'NF 8', '', '5,00', 'liquidada', '85,00'],
  ]);
});
