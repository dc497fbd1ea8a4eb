import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.app.close());
beforeEach(() => o.clear());

const ATE_OUTUBRO = { nome: 'Aluguel da loja', dataFim: '2026-10-31', dataAlerta: '2026-10-01', valorTotal: 50_00 };
const AVISO = 'A data 25/11/2026 está fora da vigência, de 01/01/2026 a 31/10/2026.';

it('a credited revenue is linked, told when its day is outside the term, found by its contract and taken off', async () => {
  const idContrato = await o.contrato(ATE_OUTUBRO);
  const seen = await o.credited();
  o.app.events.length = 0;
  const link = (versao: number, id: string | null) =>
    o.ana.rest<{ versao: number; avisos: string[]; contrato: { id: string } | null }>(
      'POST',
      `/receitas/${seen.id}/vincular-contrato`,
      { versao, idContrato: id },
    );
  const { status, body } = await link(seen.versao, idContrato);
  expect([status, body.contrato?.id]).toEqual([200, idContrato]);
  // Whoever looks at the contract, and may not read revenues, hears of it.
  expect(o.app.events).toContainEqual({ modulo: 'contratos', ids: [idContrato] });
  // What comes in counts nothing against the contract's value.
  expect(body.avisos).toEqual([AVISO]);
  const list = await o.ana.rest<{ itens: { id: string }[] }>('GET', `/receitas?idContrato=${idContrato}`);
  expect(list.body.itens.map(({ id }) => id)).toEqual([seen.id]);
  expect((await link(seen.versao, null)).status).toBe(409);
  expect((await link(body.versao, null)).body.contrato).toBeNull();
});

interface Salva {
  id: string;
  versao: number;
  avisos: string[];
  alteradas: number;
}

it('one is registered with its contract, in every instalment, and shown with its name in list and spreadsheet', async () => {
  const idContrato = await o.contrato(ATE_OUTUBRO);
  const { status, body } = await o.register<{ ids: string[]; avisos: string[] }>({
    ...{ relacaoContrato: true, idContrato, numeroParcelas: 3, data: '2026-09-25' },
  });
  expect([status, body.avisos]).toEqual([
    200,
    ['A data 25/11/2026 está fora da vigência, de 01/01/2026 a 31/10/2026.'],
  ]);
  const [primeira] = await Promise.all(body.ids.map((id) => o.get(id)));
  expect(primeira).toMatchObject({
    ...{ relacaoContrato: true, idContrato },
    nomeContrato: expect.stringMatching(/^\d{4}\/2026 · Aluguel da loja$/),
    contrato: { id: idContrato, nome: 'Aluguel da loja' },
  });
  const { itens } = await o.list('?inicio=2026-09-01&fim=2026-11-30');
  expect(itens.map(({ nomeContrato }) => nomeContrato)).toEqual(Array(3).fill(primeira?.nomeContrato));
  const csv = (await o.ana.rest('GET', '/receitas/exportar?formato=csv')).bytes.toString();
  expect(csv.split('\n')[0]).toContain(';Contrato');
  expect(csv).toContain('Aluguel da loja');
});

it('a change gives it a contract, another one, none; later instalments take it over where asked', async () => {
  const [primeira, segunda] = await o.instalments(2);
  const idContrato = await o.contrato(ATE_OUTUBRO);
  const ligada = await o.change<Salva>(primeira, {
    ...{ relacaoContrato: true, idContrato, escopo: 'esta_e_seguintes' },
  });
  expect([ligada.status, ligada.body.alteradas, ligada.body.avisos]).toEqual([
    200,
    2,
    ['2 datas estão fora da vigência, de 01/01/2026 a 31/10/2026; a primeira, 25/11/2026.'],
  ]);
  expect((await o.get(segunda.id)).idContrato).toBe(idContrato);
  const history = await o.ana.rest('GET', `/receitas/${segunda.id}/historico`);
  expect(JSON.stringify(history.body)).toContain('fora da vigência');
  // Moved on: still odd, told again; another field: not told.
  expect((await o.change<Salva>(ligada.body, { data: '2026-11-26' })).body.avisos).toHaveLength(1);
  const texto = await o.change<Salva>(await o.get(primeira.id), { descricao: 'Loja' });
  expect(texto.body.avisos).toEqual([]);
  const livre = await o.change(texto.body, { relacaoContrato: false });
  expect(livre.body).toMatchObject({ relacaoContrato: false, idContrato: null, nomeContrato: null });
  expect((await o.get(segunda.id)).idContrato).toBe(idContrato);
});

it('a credited one is linked in the form as well; a deleted contract is refused at its field', async () => {
  const seen = await o.credited();
  const idContrato = await o.contrato();
  expect((await o.change(seen, { relacaoContrato: true, idContrato })).body).toMatchObject({ idContrato });
  const outro = await o.contrato();
  await o.app.rows(`update contratos set situacao = 'Excluido' where id = $1`, [outro]);
  for (const { status, body } of [
    await o.change<Refusal>(await o.get(seen.id), { idContrato: outro }),
    await o.register<Refusal>({ relacaoContrato: true, idContrato: outro }),
  ])
    expect([status, body.data?.campos]).toEqual([400, { idContrato: 'O contrato foi excluído.' }]);
});
