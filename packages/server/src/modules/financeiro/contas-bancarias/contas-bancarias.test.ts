import { newId } from '@sede/domain/kernel';
import type { ContaBancaria } from '@sede/domain/modules/financeiro/contas-bancarias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type CaixaOffice, caixaOffice, type Seen } from '../financeiro.caixa-for-tests.ts';
import { saldosDasContas } from './index.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

const base = {
  nome: 'Conta movimento',
  tipo: 'corrente',
  codigoBanco: '001',
  agencia: '1234-5',
  conta: '98.765-x',
  dataSaldoInicial: '2026-01-01',
  saldoInicial: 1000_00,
};
const create = <T = ContaBancaria>(over: object = {}) =>
  c.ana.rest<T>('POST', '/contas-bancarias', { ...base, ...over });
const read = (id: string) => c.ok<ContaBancaria>(c.vera, 'GET', `/contas-bancarias/${id}`);
const change = <T = ContaBancaria>(id: string, body: object) => c.ana.rest<T>('PATCH', `/contas-bancarias/${id}`, body);
const turn = (id: string, verb: string, versao: number) =>
  c.ana.rest<Refusal & ContaBancaria>('POST', `/contas-bancarias/${id}/${verb}`, { versao });
const list = (query = '') =>
  c.ok<{ itens: ContaBancaria[]; total: number; somas: { saldo: number } }>(c.vera, 'GET', `/contas-bancarias${query}`);

it('is finance’s: strangers and others read nothing, a viewer changes nothing', async () => {
  const { id } = (await create()).body;
  const outro = await c.app.person(['aprovador', 'gestor_evento']);
  const extrato = `/extrato?conta=${id}`;
  for (const path of ['', '/totais', '/opcoes', '/exportar', `/${id}`, `/${id}/historico`, extrato]) {
    expect((await c.app.stranger.rest('GET', `/contas-bancarias${path}`)).status).toBe(401);
    expect((await outro.rest('GET', `/contas-bancarias${path}`)).status).toBe(403);
    expect((await c.vera.rest('GET', `/contas-bancarias${path}`)).status).toBe(200);
  }
  expect((await c.vera.rest('POST', '/contas-bancarias', base)).status).toBe(403);
  expect((await c.vera.rest('DELETE', `/contas-bancarias/${id}`, { versao: 1 })).status).toBe(403);
});

it.each([
  [{ nome: ' ' }, 'nome', ' Obrigatório'],
  [{ nome: 'x'.repeat(81) }, 'nome', 'No máximo 80 caracteres.'],
  [{ tipo: 'salario' }, 'tipo', 'Escolha uma das opções.'],
  [{ codigoBanco: '1' }, 'codigoBanco', 'Informe os 3 algarismos do código do banco.'],
  [{ agencia: '12-345' }, 'agencia', expect.stringContaining('1234-5')],
  [{ conta: 'abc' }, 'conta', expect.stringContaining('12345-6')],
  [{ saldoInicial: 0.5 }, 'saldoInicial', expect.any(String)],
  [{ saldoInicial: -1_000_000_000_000_000 }, 'saldoInicial', expect.any(String)],
  [{ saldoInicial: undefined }, 'saldoInicial', ' Obrigatório'],
  [{ dataSaldoInicial: '2026-02-30' }, 'dataSaldoInicial', 'Data inválida'],
  [{ dataSaldoInicial: '2026-11-21' }, 'dataSaldoInicial', 'A data do saldo inicial não pode ser depois de hoje.'],
  [{ saldo: 1 }, 'saldo', 'Campo desconhecido: saldo.'],
])('with %j is refused at %s', async (over, campo, mensagem) => {
  expect(await create<Refusal>(over)).toMatchObject({ status: 400, body: { data: { campos: { [campo]: mensagem } } } });
  expect(await c.app.rows('select 1 from contas_bancarias')).toEqual([]);
});

it('takes its bank’s name from the code, its numbers without dots; is changed, audited, told', async () => {
  const { body } = await create({ saldoInicial: -50_00 });
  expect(body).toMatchObject({
    ...base,
    banco: 'Banco do Brasil',
    conta: '98765-X',
    saldoInicial: -50_00,
    saldo: -50_00,
  });
  expect(c.app.events).toEqual([{ modulo: 'contasBancarias', ids: [body.id] }]);
  expect((await change(body.id, { versao: 1, saldoInicial: 10_00, banco: null })).body).toMatchObject({
    saldo: 10_00,
    banco: null,
    versao: 2,
  });
  expect((await change<Refusal>(body.id, { versao: 1, nome: 'X' })).body.code).toBe('plataforma.versao_conflito');
  const historico = await c.ok<{ itens: object[] }>(c.vera, 'GET', `/contas-bancarias/${body.id}/historico`);
  expect(historico.itens[0]).toMatchObject({
    por: 'Ana',
    mudancas: expect.arrayContaining([
      { campo: 'saldoInicial', rotulo: 'Saldo inicial', de: '-R$ 50,00', para: 'R$ 10,00' },
    ]),
  });
});

it('two enabled ones may not read the same, also saved at the same moment; a disabled one until it is enabled', async () => {
  const answers = await Promise.all(['Caixa  Geral', 'caixa geral', 'CAIXA GERÁL'].map((nome) => create({ nome })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const made = answers.find(({ status }) => status === 200)?.body as ContaBancaria;
  expect((await turn(made.id, 'desabilitar', 1)).body).toMatchObject({ desabilitado: true, saldo: 1000_00 });
  expect((await create({ nome: 'caixa geral' })).status).toBe(200);
  expect((await turn(made.id, 'habilitar', 2)).body).toMatchObject({ code: 'contas-bancarias.nome_repetido' });
  const { itens } = await c.ok<{ itens: Pick<ContaBancaria, 'nome'>[] }>(
    c.ana,
    'GET',
    '/contas-bancarias/opcoes?busca=geral',
  );
  expect(itens.map(({ nome }) => nome)).toEqual(['caixa geral']);
});

describe('deleting', () => {
  it('an unused one removes it', async () => {
    const { id } = (await create()).body;
    expect((await c.ana.rest('DELETE', `/contas-bancarias/${id}`, { versao: 1 })).body).toEqual({ id });
    expect(await c.app.rows('select 1 from contas_bancarias')).toEqual([]);
  });

  it.each(['despesa', 'receita', 'origem', 'destino'])('one that a %s names is refused', async (uso) => {
    const { id } = (await create()).body;
    if (uso === 'despesa') await c.liquidar(c.ana, await c.despesa(), '2026-11-05', { idContaLiquidacao: id });
    if (uso === 'receita') {
      const seen = await c.receita();
      await c.ok(c.ana, 'POST', `/receitas/${seen.id}/creditar`, {
        versao: seen.versao,
        dataCredito: '2026-11-05',
        idContaCredito: id,
      });
    }
    if (uso === 'origem') await c.transferencia({ idContaOrigem: id });
    if (uso === 'destino') await c.transferencia({ idContaDestino: id });
    expect(await c.ana.rest<Refusal>('DELETE', `/contas-bancarias/${id}`, { versao: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'contas-bancarias.em_uso',
        message: 'A conta está associada a despesas, receitas ou transferências e não pode ser excluída.',
      },
    });
  });

  it.each([1, 2, 3])('while a payment takes it: either the block or no payment (%i)', async () => {
    const { id } = (await create()).body;
    const seen = await c.despesa();
    const [paid, deleted] = await Promise.all([
      c.liquidar<Refusal>(c.ana, seen, '2026-11-05', { idContaLiquidacao: id }),
      c.bruno.rest<Refusal>('DELETE', `/contas-bancarias/${id}`, { versao: 1 }),
    ]);
    if (paid.status === 200) expect([deleted.status, deleted.body.code]).toEqual([409, 'contas-bancarias.em_uso']);
    else {
      expect(deleted.status).toBe(200);
      expect(paid.body.data.campos).toEqual({ idContaLiquidacao: 'A conta não existe mais.' });
      expect(await c.app.rows('select 1 from despesas where data_liquidacao_pagamento is not null')).toEqual([]);
    }
  });
});

describe('the opening balance', () => {
  it('may be registered in a closed month; from then on that month guards it', async () => {
    await c.fechar(c.bruno);
    const { id } = (await create({ dataSaldoInicial: '2026-10-01' })).body;
    expect((await read(id)).aberturaTravada).toBe('O saldo inicial está em um mês financeiro fechado.');
    const answer = await change<Refusal>(id, { versao: 1, saldoInicial: 1 });
    expect([answer.status, answer.body.code]).toEqual([409, 'contas-bancarias.abertura_travada']);
    expect(answer.body.data.campos).toEqual({ saldoInicial: 'O saldo inicial está em um mês financeiro fechado.' });
    expect((await change(id, { versao: 1, nome: 'Outra', saldoInicial: base.saldoInicial })).status).toBe(200);
    expect((await read(id)).saldoInicial).toBe(base.saldoInicial);
  });

  it('cannot be changed while its month is being closed: one comes first', async () => {
    const { id } = (await create({ dataSaldoInicial: '2026-10-01' })).body;
    const [changed, closed] = await Promise.all([
      change<Refusal>(id, { versao: 1, saldoInicial: 1 }),
      c.fechar(c.bruno),
    ]);
    expect(closed.status).toBe(200);
    expect((await read(id)).saldoInicial).toBe(changed.status === 200 ? 1 : base.saldoInicial);
    if (changed.status !== 200) expect(changed.status).toBe(409);
  });
});

describe('the list', () => {
  it('has each balance and their sum, sorted and filtered; the spreadsheet says the same', async () => {
    const a = (await create({ nome: 'B', saldoInicial: 10_00 })).body;
    await create({ nome: 'A', saldoInicial: 30_00, tipo: 'aplicacao', codigoBanco: '104' });
    await c.liquidar(c.ana, await c.despesa(), '2026-11-05', { idContaLiquidacao: a.id });
    const names = async (query: string) => (await list(query)).itens.map(({ nome, saldo }) => [nome, saldo]);
    expect(await names('')).toEqual([
      ['A', 30_00],
      ['B', -90_00],
    ]);
    expect((await list()).somas).toEqual({ saldo: -60_00 });
    expect(await names('?ordem=saldo')).toEqual([
      ['B', -90_00],
      ['A', 30_00],
    ]);
    expect(await names('?tipo=aplicacao')).toEqual([['A', 30_00]]);
    expect(await names('?busca=caixa economica')).toEqual([['A', 30_00]]);
    const csv = (await c.vera.rest('GET', '/contas-bancarias/exportar?formato=csv')).bytes.toString();
    expect(csv).toContain(
      'B;Conta corrente;001 · Banco do Brasil;Banco do Brasil;1234-5;98765-X;01/01/2026;10,00;-90,00;Não',
    );
  });

  it('is found by Ctrl K, by whoever may read it', async () => {
    const { id } = (await create()).body;
    const found = await c.ok<{ grupos: { fonte: string; itens: object[] }[] }>(c.vera, 'GET', '/busca?busca=movimento');
    expect(found.grupos.find(({ fonte }) => fonte === 'contasBancarias')?.itens).toEqual([
      { id, titulo: 'Conta movimento', detalhe: 'Banco do Brasil · 98765-X' },
    ]);
  });
});

it('balances of a past day count what had happened by then, of accounts that were there', async () => {
  const { id } = (await create({ dataSaldoInicial: '2026-10-01' })).body;
  await create({ nome: 'Nova', dataSaldoInicial: '2026-11-10' });
  await c.liquidar(c.ana, await c.despesa(), '2026-10-31', { idContaLiquidacao: id });
  const at = async (dia: string) => (await saldosDasContas(c.app.db, dia)).map(({ nome, saldo }) => [nome, saldo]);
  expect(await at('2026-09-30')).toEqual([]);
  expect(await at('2026-10-30')).toEqual([['Conta movimento', 1000_00]]);
  expect(await at('2026-10-31')).toEqual([['Conta movimento', 900_00]]);
  expect(await at('2026-11-20')).toEqual([
    ['Conta movimento', 900_00],
    ['Nova', 1000_00],
  ]);
});

it('of an account that is not there nothing is told', async () => {
  const path = `/contas-bancarias/extrato?conta=${newId()}`;
  expect((await c.vera.rest('GET', path)).status).toBe(404);
  expect((await c.vera.rest('GET', path.replace('?', '/resumo?'))).status).toBe(404);
  expect((await c.vera.rest<Seen>('GET', path.replace('?', '/exportar?'))).status).toBe(404);
  expect((await c.vera.rest('GET', '/contas-bancarias/extrato')).status).toBe(400);
});
