/** The bank account that a revenue arrives in: at each way of crediting, corrected, taken back, shown, filtered. */
import type { Receita } from '@sede/domain/modules/financeiro/receitas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Feito, many } from '../financeiro.office-for-tests.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
let [bb, brb]: string[] = [];
beforeAll(async () => {
  o = await receitasOffice();
  const conta = (nome: string) =>
    o.made(o.ana, '/contas-bancarias', { nome, tipo: 'corrente', dataSaldoInicial: '2026-01-01', saldoInicial: 0 });
  [bb, brb] = [await conta('Conta movimento'), await conta('BRB')];
});
afterAll(() => o.close());
beforeEach(() => o.clear());

const dataCredito = '2026-11-20';
const NENHUMA = '01939e2b-7c00-7000-8000-000000000099';
const SEM_CREDITO = { idContaCredito: 'A conta acompanha o crédito: informe a data em que entrou.' };

it('is kept with the credit: one, many, at the registration; an unknown one credits nothing', async () => {
  const one = await o.done('creditar', await o.one(), { dataCredito, idContaCredito: bb });
  expect(one).toMatchObject({ idContaCredito: bb, contaCredito: 'Conta movimento' });
  expect((await o.done('creditar', await o.one(), { dataCredito })).idContaCredito).toBeNull();
  const two = await o.instalments(2);
  const refused = await o.act<Refusal>(o.ana, 'creditar', { ...many(...two), dataCredito, idContaCredito: NENHUMA });
  expect([refused.status, refused.body.data.campos]).toEqual([400, { idContaCredito: 'A conta não existe mais.' }]);
  expect((await o.get(two[0].id)).dataCredito).toBeNull();
  await o.act(o.ana, 'creditar', { ...many(...two), dataCredito, idContaCredito: brb });
  for (const { id } of two) expect((await o.get(id)).contaCredito).toBe('BRB');
  expect(await o.one({ dataCredito, idContaCredito: brb })).toMatchObject({ contaCredito: 'BRB' });
  expect((await o.register<Refusal>({ idContaCredito: brb })).body.data.campos).toEqual(SEM_CREDITO);
});

it('is corrected by financeiroEspecial alone, of this instalment alone; undone, it is gone', async () => {
  const [first, second] = await o.instalments(2);
  const credited = await o.done('creditar', first, { dataCredito, idContaCredito: bb });
  expect((await o.change<Refusal>(credited, { idContaCredito: brb })).body.code).toBe('receitas.creditada');
  expect((await o.change<Refusal>(second, { idContaCredito: brb })).body.data.campos).toEqual(SEM_CREDITO);
  await o.especiais(o.ana);
  const body = { idContaCredito: brb, descricao: 'Corrigida', escopo: 'esta_e_seguintes' };
  expect((await o.change<Receita>(credited, body)).body).toMatchObject({ contaCredito: 'BRB' });
  expect(await o.get(second.id)).toMatchObject({ descricao: 'Corrigida', idContaCredito: null });
  const { itens } = await o.read<{ itens: { mudancas: object[] }[] }>(`/receitas/${first.id}/historico`);
  expect(itens[0]?.mudancas).toContainEqual({
    campo: 'idContaCredito',
    rotulo: 'Conta',
    de: 'Conta movimento',
    para: 'BRB',
  });
  const undone = await o.done('desfazer-credito', await o.get(first.id), { motivo: 'Errada' });
  expect([undone.idContaCredito, undone.contaCredito]).toEqual([null, null]);
});

it('the list is filtered by it, list and spreadsheet name it', async () => {
  await o.credited();
  const { id } = await o.done('creditar', await o.one(), { dataCredito, idContaCredito: brb });
  const page = await o.list(`?idContaCredito=${brb}`);
  expect([page.total, page.itens[0]?.id, page.itens[0]?.contaCredito]).toEqual([1, id, 'BRB']);
  const csv = (await o.vera.rest('GET', `/receitas/exportar?formato=csv&idContaCredito=${brb}`)).bytes.toString();
  const [head = '', line = ''] = csv.trim().split(/\r?\n/);
  expect(line.split(';')[head.split(';').indexOf('Conta')]).toBe('BRB');
});

it('is given to many credited without one; the others are told why, a closed month and an old version too', async () => {
  const dar = (body: object, who = o.ana) => o.act<Feito & Refusal>(who, 'dar-conta', { idConta: bb, ...body });
  const credited = async (dia: string) => o.done('creditar', await o.one(), { dataCredito: dia });
  const [closed, free, stale] = [
    await credited('2026-09-25'),
    await credited(dataCredito),
    await credited(dataCredito),
  ];
  const named = await o.done('creditar', await o.one(), { dataCredito, idContaCredito: brb });
  const open = await o.one();
  expect((await o.list('?semConta=sim')).total).toBe(3);
  expect((await dar(many(free), o.vera)).status).toBe(403);
  expect((await dar({ ...many(free), idConta: NENHUMA })).body.data.campos).toEqual({
    idConta: 'A conta não existe mais.',
  });
  await o.app.rows(
    `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome, criado_em, atualizado_em)
     values (gen_random_uuid(), '2026-10', '2026-09-21', '2026-10-20', now(), gen_random_uuid(), 'Ana', now(), now())`,
  );
  try {
    const { body } = await dar(many(closed, free, { ...stale, versao: 1 }, named, open));
    expect(body.feitas).toEqual([free.id]);
    expect(Object.fromEntries(body.recusadas.map(({ id, message }) => [id, message]))).toEqual({
      [closed.id]: expect.stringContaining('fechado'),
      [stale.id]: expect.stringContaining('alterado'),
      [named.id]: 'A receita já tem conta.',
      [open.id]: 'A receita não está creditada.',
    });
  } finally {
    await o.app.rows('delete from fechamentos');
  }
  expect(await o.get(free.id)).toMatchObject({ contaCredito: 'Conta movimento', versao: free.versao + 1 });
  for (const { id, versao } of [closed, stale]) expect(await o.get(id)).toMatchObject({ idContaCredito: null, versao });
  expect((await o.audit(free.id)).at(-1)).toMatchObject({
    operacao: 'receitas.darConta',
    motivo: 'Conta informada depois do crédito.',
  });
});
