/**
 * 'Desfazer' of a credit, and what a failure, a killed connection or a process that is started again leave of it: the
 * act stands in the database, is taken back whole or not at all, and can be within its time by whichever process.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { type Caller, createCaller, type Refusal } from '#platform/testing/test-caller.ts';
import { type Feito, many, type Seen } from '../financeiro.office-for-tests.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

const NOW = '2026-11-20T15:00:00.000Z';
const CREDITO = { dataCredito: '2026-11-20' };
let o: ReceitasOffice;
beforeAll(async () => {
  o = await receitasOffice();
});
afterAll(() => o.close());
beforeEach(async () => {
  o.app.clock.set(NOW);
  await o.app.rows('delete from fechamentos');
  await o.clear();
});

let keys = 0;
/** A credit under a key, as the screens send it; gives the key. */
async function credit(seen: Seen, body: object = CREDITO, who: TestPerson = o.ana) {
  const chave = `credito-${++keys}`;
  const path = `/receitas/${seen.id}/creditar`;
  const answer = await who.rest('POST', path, { versao: seen.versao, ...body }, { 'idempotency-key': chave });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return chave;
}
async function creditMany(all: Seen[]) {
  const chave = `credito-${++keys}`;
  const body = { ...many(...all), ...CREDITO };
  const answer = await o.ana.rest<Feito>('POST', '/receitas/creditar', body, { 'idempotency-key': chave });
  expect(answer.body.feitas).toHaveLength(all.length);
  return chave;
}
const undo = <T = Feito>(operacao: string, chave: string, who: Pick<Caller, 'rest'> = o.ana) =>
  who.rest<T>('POST', '/atos/desfazer', { operacao, chave });
const rows = (...ids: string[]) =>
  o.app.rows<Record<string, unknown>>('select * from receitas where id = any($1::uuid[]) order by id', [ids]);
/** All of a row but what each save counts. */
const content = async (...ids: string[]) =>
  (await rows(...ids)).map(({ versao, atualizado_em, atualizado_por, ...rest }) => rest);
const writtenOf = async (...ids: string[]) => (await Promise.all(ids.map((id) => o.audit(id)))).flat().length;
/** What stands of an act: nothing is taken back by halves. */
const stateOf = async (chave: string, ...ids: string[]) => ({
  rows: await rows(...ids),
  written: await writtenOf(...ids),
  acts: await o.app.rows('select desfeito from atos where chave = $1', [chave]),
});

describe('a credit is taken back by whoever did it', () => {
  it('with its account, without a reason; the history says so', async () => {
    const conta = { nome: 'Conta movimento', tipo: 'corrente', dataSaldoInicial: '2026-01-01', saldoInicial: 0 };
    const idContaCredito = await o.made(o.ana, '/contas-bancarias', conta);
    const seen = await o.one();
    const before = await content(seen.id);
    const chave = await credit(seen, { ...CREDITO, idContaCredito });
    expect(await o.get(seen.id)).toMatchObject({ ...CREDITO, idContaCredito });
    o.app.clock.advance(9000);
    expect((await undo('receitas.creditar', chave)).body).toEqual({ feitas: [seen.id], recusadas: [] });
    expect(await content(seen.id)).toEqual(before);
    expect((await o.audit(seen.id)).at(-1)).toMatchObject({
      operacao: 'atos.desfazer',
      usuario_nome: 'Ana',
      motivo: 'Desfeito em seguida.',
    });
    expect((await o.actOn(o.ana, 'creditar', await o.get(seen.id), CREDITO)).status).toBe(200);
  });

  it('of many each by itself: what a colleague refunded stays credited', async () => {
    const [a, b] = [await o.one(), await o.one()];
    const chave = await creditMany([a, b]);
    const estorno = { valorEstorno: 1_00, dataEstorno: '2026-11-20' };
    expect((await o.actOn(o.bruno, 'estornar', await o.get(b.id), estorno)).status).toBe(200);
    const { body } = await undo<Feito>('receitas.creditarVarias', chave);
    expect(body).toMatchObject({ feitas: [a.id], recusadas: [{ id: b.id, code: 'plataforma.desfazer_mudou' }] });
    expect([(await o.get(a.id)).dataCredito, (await o.get(b.id)).dataCredito]).toEqual([null, '2026-11-20']);
  });

  it('not late, not by another person, not once the month was closed', async () => {
    const seen = await o.one();
    const chave = await credit(seen);
    const refused = async (who: TestPerson = o.ana) => {
      const { status, body } = await undo<Refusal>('receitas.creditar', chave, who);
      return [status, body.message];
    };
    expect(await refused(o.bruno)).toEqual([404, 'Não há o que desfazer.']);
    expect((await refused(o.vera))[0]).toBe(403);
    await o.app.rows(
      `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome)
       values (gen_random_uuid(), '2026-11', '2026-10-21', '2026-11-20', now(), $1, 'Bruno')`,
      [o.bruno.usuarioId],
    );
    expect(await refused()).toEqual([409, expect.stringMatching(/fechado/)]);
    await o.app.rows('delete from fechamentos');
    o.app.clock.advance(12_001);
    expect(await refused()).toEqual([409, 'O tempo para desfazer terminou.']);
    expect((await o.get(seen.id)).dataCredito).toBe('2026-11-20');
  });
});

describe('what ends between', () => {
  /** The second record that is written ends the transaction: by an error of the database, or with its connection. */
  async function failAtSecond(how: 'error' | 'kill') {
    const [a, b] = [await o.one(), await o.one()];
    const chave = await creditMany([a, b]);
    const [, last = ''] = [a.id, b.id].sort();
    const act =
      how === 'error'
        ? "raise exception 'disco cheio' using errcode = '53100'"
        : 'perform pg_terminate_backend(pg_backend_pid())';
    await o.app.rows(`create function falha() returns trigger language plpgsql as
      $$ begin if new.id = '${last}'::uuid and new.data_credito is null then ${act}; end if; return new; end $$`);
    await o.app.rows('create trigger zz_falha before update on receitas for each row execute function falha()');
    return { chave, ids: [a.id, b.id] };
  }
  const mend = () => o.app.rows('drop function if exists falha() cascade');

  it.each(['error', 'kill'] as const)(
    'by %s half-way: nothing is written, and within the time it still works',
    async (how) => {
      const { chave, ids } = await failAtSecond(how);
      try {
        const before = await stateOf(chave, ...ids);
        const failed = await undo<Refusal>('receitas.creditarVarias', chave);
        expect(failed.status, JSON.stringify(failed.body)).toBeGreaterThanOrEqual(500);
        expect(await stateOf(chave, ...ids)).toEqual(before);
        expect(before.acts).toEqual([{ desfeito: null }]);
      } finally {
        await mend();
      }
      o.app.clock.advance(5000);
      expect((await undo('receitas.creditarVarias', chave)).body).toEqual({ feitas: ids.toSorted(), recusadas: [] });
      expect((await rows(...ids)).map((row) => row.data_credito)).toEqual([null, null]);
    },
  );

  it('a process that is started again knows the act from the database, its time too', async () => {
    const [seen, late] = [await o.one(), await o.one()];
    const before = await content(seen.id);
    const [chave, tarde] = [await credit(seen), await credit(late)];
    const again = await testApp({ on: o.app.banco, now: '2026-11-20T15:00:08.000Z' });
    try {
      const ana = createCaller(again.app, o.ana.cookie);
      expect((await undo('receitas.creditar', chave, ana)).body).toEqual({ feitas: [seen.id], recusadas: [] });
      expect(await content(seen.id)).toEqual(before);
      // The first one, had it lived on, gives the same answer and takes nothing back twice.
      expect((await undo('receitas.creditar', chave)).body.feitas).toEqual([seen.id]);
      again.clock.advance(4001);
      expect((await undo('receitas.creditar', tarde, ana)).status).toBe(409);
      expect((await o.get(late.id)).dataCredito).toBe('2026-11-20');
    } finally {
      await again.close();
    }
  });
});
