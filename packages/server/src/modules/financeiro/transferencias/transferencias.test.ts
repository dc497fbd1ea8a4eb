import { newId } from '@sede/domain/kernel';
import type { Entrada, Saldo } from '@sede/domain/modules/financeiro/suprimentos';
import type { Transferencia } from '@sede/domain/modules/financeiro/transferencias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';

let c: CaixaOffice;
let [a, b]: string[] = [];
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(async () => {
  await c.clear();
  [a, b] = [(await c.conta({ nome: 'BRB' })).id, (await c.conta({ nome: 'Caixa' })).id];
  c.app.events.length = 0;
});

const dados = () => ({ data: '2026-11-05', valor: 300_00, idContaOrigem: a, idContaDestino: b });
const create = <T = Transferencia>(over: object = {}) =>
  c.ana.rest<T>('POST', '/transferencias', { ...dados(), ...over });
const made = async (over: object = {}) => {
  const { status, body } = await create(over);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const change = <T = Transferencia>(id: string, body: object) => c.ana.rest<T>('PATCH', `/transferencias/${id}`, body);
const caixa = () => c.ok<Saldo>(c.vera, 'GET', '/suprimentos/saldo');
const entradas = async () => (await c.ok<{ itens: Entrada[] }>(c.vera, 'GET', '/suprimentos')).itens;
const saldo = async (id: string | undefined) =>
  (await c.ok<{ saldo: number }>(c.vera, 'GET', `/contas-bancarias/${id}`)).saldo;

it('finance transfers, a viewer sees, strangers and others nothing', async () => {
  const { id } = await made();
  const eva = await c.app.person(['gestor_evento']);
  for (const path of ['', '/totais', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await c.app.stranger.rest('GET', `/transferencias${path}`)).status).toBe(401);
    expect((await eva.rest('GET', `/transferencias${path}`)).status).toBe(403);
    expect((await c.vera.rest('GET', `/transferencias${path}`)).status).toBe(200);
  }
  expect((await c.vera.rest('POST', '/transferencias', dados())).status).toBe(403);
});

it.each([
  [() => ({ idContaDestino: a }), 'idContaDestino', 'Escolha um destino diferente da origem.'],
  [() => ({ idContaOrigem: null, idContaDestino: null }), 'idContaDestino', 'Escolha um destino diferente da origem.'],
  [() => ({ idContaOrigem: newId() }), 'idContaOrigem', 'A conta não existe mais.'],
  [() => ({ idContaOrigem: undefined }), 'idContaOrigem', ' Obrigatório'],
  [() => ({ data: '2026-02-30' }), 'data', 'Data inválida'],
  [() => ({ valor: 0 }), 'valor', expect.any(String)],
  [() => ({ valor: -1 }), 'valor', expect.any(String)],
])('case %#: what makes no sense is refused at its field, nothing is written', async (over, campo, mensagem) => {
  expect(await create<Refusal>(over())).toMatchObject({
    status: 400,
    body: { data: { campos: { [campo]: mensagem } } },
  });
  expect(await c.app.rows('select 1 from transferencias')).toEqual([]);
  expect(await entradas()).toEqual([]);
});

it('between banks: one down, the other up; no revenue, no expense, nothing in the till', async () => {
  const { id } = await made({ descricao: 'Aplicação', numeroDocumento: '7' });
  expect([await saldo(a), await saldo(b)]).toEqual([-300_00, 300_00]);
  expect(await caixa()).toMatchObject({ entradas: 0, saldo: 0 });
  for (const modulo of ['despesas', 'receitas']) {
    expect(await c.ok(c.vera, 'GET', `/${modulo}/totais`)).toMatchObject({ total: 0, somas: { valor: 0 } });
  }
  expect(c.app.events).toEqual([{ modulo: 'transferencias', ids: [id] }]);
  expect(await c.app.rows('select acao, operacao from auditoria where registro_id = $1', [id])).toEqual([
    { acao: 'criar', operacao: 'transferencias.create' },
  ]);
});

describe('between a bank and the till', () => {
  it('money from the bank is an inflow, money to the bank takes it out again; what is in the till follows', async () => {
    const { id } = await made({ idContaDestino: null, descricao: 'Troco' });
    const deposito = await made({ idContaOrigem: null, idContaDestino: b, valor: 100_00 });
    expect(await entradas()).toMatchObject([
      { descricao: 'Depósito em Caixa', valor: -100_00, idTransferencia: deposito.id, data: '2026-11-05' },
      { descricao: 'Transferência de BRB: Troco', valor: 300_00, idTransferencia: id },
    ]);
    expect(await caixa()).toMatchObject({ entradas: 200_00, saldo: 200_00, emCaixa: 200_00 });
    expect([await saldo(a), await saldo(b)]).toEqual([-300_00, 100_00]);
  });

  it('the till’s spreadsheet has a deposit among what leaves, and ends as the screen does', async () => {
    await made({ idContaDestino: null, valor: 300_00 });
    await made({ idContaOrigem: null, idContaDestino: b, valor: 120_00, data: '2026-11-07' });
    const csv = (await c.vera.rest('GET', '/suprimentos/exportar?formato=csv&inicio=2026-11-06')).bytes.toString();
    expect(csv.trim().split(/\r?\n/).slice(1)).toEqual([
      ';Saldo anterior;;;;;300,00',
      '07/11/2026;Depósito em Caixa;;;120,00;;180,00',
    ]);
  });

  it('the till’s row follows the transfer: its day, amount, sides; and goes with it', async () => {
    const { id } = await made({ idContaDestino: null });
    const [entrada] = await entradas();
    await change(id, { versao: 1, valor: 250_00, data: '2026-11-06' });
    expect(await entradas()).toMatchObject([{ id: entrada?.id, valor: 250_00, data: '2026-11-06', versao: 2 }]);
    await change(id, { versao: 2, idContaOrigem: null, idContaDestino: b });
    expect(await entradas()).toMatchObject([{ id: entrada?.id, valor: -250_00, descricao: 'Depósito em Caixa' }]);
    await change(id, { versao: 3, idContaOrigem: a });
    expect(await entradas()).toEqual([]);
    await change(id, { versao: 4, idContaDestino: null });
    expect(await entradas()).toMatchObject([{ valor: 250_00 }]);
    await c.ok(c.ana, 'DELETE', `/transferencias/${id}`, { versao: 5 });
    expect(await c.app.rows('select 1 from entradas')).toEqual([]);
    expect([await saldo(a), (await caixa()).saldo]).toEqual([0, 0]);
  });

  it('the till’s screen cannot change or delete it, and says where to', async () => {
    await made({ idContaDestino: null });
    const [{ id, pode }] = (await entradas()) as [Entrada];
    const message = 'Este lançamento é de uma transferência: altere-a ou exclua-a em Transferências.';
    expect(pode).toEqual({ editar: 'so_consulta', excluir: 'so_consulta' });
    expect((await c.ok<Entrada>(c.ana, 'GET', `/suprimentos/${id}`)).pode).toEqual({
      editar: 'de_transferencia',
      excluir: 'de_transferencia',
    });
    for (const [method, body] of [
      ['PATCH', { versao: 1, valor: 1 }],
      ['DELETE', { versao: 1 }],
    ] as const) {
      expect(await c.ana.rest<Refusal>(method, `/suprimentos/${id}`, body)).toMatchObject({
        status: 409,
        body: { code: 'suprimentos.de_transferencia', message },
      });
    }
    expect((await caixa()).saldo).toBe(300_00);
  });

  it('the database keeps both in step, whoever writes; and a row below zero is a transfer’s only', async () => {
    await made({ idContaDestino: null });
    await expect(c.app.rows('update entradas set valor = 1')).rejects.toThrow(/entradas_transferencia/);
    await expect(c.app.rows('update transferencias set valor = 1')).rejects.toThrow(/entradas_transferencia/);
    await expect(c.app.rows('update entradas set id_transferencia = null, valor = -1')).rejects.toThrow(
      /entradas_valor/,
    );
  });
});

describe('a closed month', () => {
  it('keeps its transfers, takes none in, and none leaves it', async () => {
    const { id } = await made({ data: '2026-10-20', idContaDestino: null });
    await c.fechar(c.bruno);
    const tries: [string, string, object][] = [
      ['PATCH', `/transferencias/${id}`, { versao: 1, descricao: 'x' }],
      ['PATCH', `/transferencias/${id}`, { versao: 1, data: '2026-11-01' }],
      ['DELETE', `/transferencias/${id}`, { versao: 1 }],
      ['POST', '/transferencias', { ...dados(), data: '2026-09-21' }],
    ];
    for (const [method, path, body] of tries) {
      const answer = await c.ana.rest<Refusal>(method as 'POST', path, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'fechamentos.periodo_fechado']);
      expect(answer.body.data.campos).toHaveProperty('data');
    }
    expect((await c.ok<Transferencia>(c.ana, 'GET', `/transferencias/${id}`)).pode).toHaveProperty('editar');
    expect(await c.app.rows('select 1 from transferencias')).toHaveLength(1);
    expect((await caixa()).saldo).toBe(300_00);
  });

  it.each([1, 2, 3])('closed at the moment of a transfer: one waits for the other (%i)', async () => {
    const [moved, closed] = await Promise.all([
      create<Refusal>({ data: '2026-10-20', idContaDestino: null }),
      c.fechar(c.bruno),
    ]);
    expect(closed.status).toBe(200);
    const rows = await c.app.rows(
      'select (select count(*)::int from transferencias) t, (select count(*)::int from entradas) e',
    );
    expect(rows).toEqual([moved.status === 200 ? { t: 1, e: 1 } : { t: 0, e: 0 }]);
    if (moved.status !== 200) expect(moved.body.code).toBe('fechamentos.periodo_fechado');
  });
});

it('a disabled account takes no new transfer, and keeps its old ones', async () => {
  const { id } = await made();
  await c.ok(c.ana, 'POST', `/contas-bancarias/${b}/desabilitar`, { versao: 1 });
  expect((await create<Refusal>()).body.data.campos).toEqual({ idContaDestino: 'A conta está desabilitada.' });
  expect((await change(id, { versao: 1, descricao: 'Corrigida', idContaDestino: b })).body).toMatchObject({
    descricao: 'Corrigida',
    contaDestino: 'Caixa',
  });
});

it('two changes of one transfer at once: one is told of the other; a repeated submit makes one', async () => {
  const { id } = await made();
  const answers = await Promise.all([change(id, { versao: 1, valor: 1_00 }), change(id, { versao: 1, valor: 2_00 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const key = { 'idempotency-key': newId() };
  const twice = await Promise.all([1, 2].map(() => c.ana.rest<Transferencia>('POST', '/transferencias', dados(), key)));
  expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
  expect(await c.app.rows('select 1 from transferencias')).toHaveLength(2);
});

it('the list: filters, sum, words; the spreadsheet and the history name the accounts', async () => {
  const { id } = await made({ descricao: 'Reserva' });
  await made({ idContaDestino: null, data: '2026-10-01', valor: 10_00 });
  const list = async (query: string) => {
    const page = await c.ok<{ itens: Transferencia[]; somas: { valor: number } }>(
      c.vera,
      'GET',
      `/transferencias${query}`,
    );
    return [page.somas.valor, ...page.itens.map(({ contaOrigem, contaDestino }) => `${contaOrigem}>${contaDestino}`)];
  };
  expect(await list('')).toEqual([310_00, 'BRB>Caixa', 'BRB>null']);
  expect(await list(`?conta=${b}`)).toEqual([300_00, 'BRB>Caixa']);
  expect(await list('?caixa=sim')).toEqual([10_00, 'BRB>null']);
  expect(await list('?inicio=2026-11-01&valorDe=10000')).toEqual([300_00, 'BRB>Caixa']);
  expect(await list('?busca=caixa reserva')).toEqual([300_00, 'BRB>Caixa']);
  const csv = (await c.vera.rest('GET', '/transferencias/exportar?formato=csv')).bytes.toString();
  expect(csv).toContain('05/11/2026;BRB;Caixa;300,00;;Reserva');
  expect(csv).toContain('01/10/2026;BRB;Suprimentos (caixa);10,00;;');
  await change(id, { versao: 1, idContaOrigem: b, idContaDestino: a });
  const { itens } = await c.ok<{ itens: { mudancas: object[] }[] }>(c.vera, 'GET', `/transferencias/${id}/historico`);
  expect(itens[0]?.mudancas).toEqual([
    { campo: 'idContaOrigem', rotulo: 'De', de: 'BRB', para: 'Caixa' },
    { campo: 'idContaDestino', rotulo: 'Para', de: 'Caixa', para: 'BRB' },
  ]);
});
