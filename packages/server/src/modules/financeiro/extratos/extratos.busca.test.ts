/** A word over an account's whole history: found by the index, however long the history is. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageStatement } from '#platform/db/list/index.ts';
import { type BancoOffice, bancoOffice } from '../financeiro.banco-for-tests.ts';
import { lancamentos } from './lancamento.record.ts';

const LINES = 200_000;

let banco: BancoOffice;
let idConta: string;
beforeAll(async () => {
  banco = await bancoOffice();
  const conta = await banco.conta();
  idConta = conta.id;
  const { app } = banco;
  // Past the triggers: two hundred thousand entries of the trail are not what is measured here.
  await app.banco.asSuperuser(`set session_replication_role = replica;
    insert into extratos_lancamentos (id, criado_em, atualizado_em, id_extrato, id_conta, data, valor, ordem, descricao, documento, linha)
    select gen_random_uuid(), now(), now(), gen_random_uuid(), '${idConta}', date '2015-01-01' + n / 50, -1 - n, 1,
      case when n % 20000 = 0 then 'PIX ENVIADO GRAFICA SERRANA' when n % 3 = 0 then 'TARIFA BANCARIA' else 'PAGAMENTO DE BOLETO' end
        || ' ' || n, n::text, n
    from generate_series(1, ${LINES}) n`);
  await app.rows('analyze extratos_lancamentos');
}, 120_000);
afterAll(() => banco.close());

const reader = () => ({ db: banco.app.db, actor: { ...banco.ana, email: '', escritorios: [] }, today: '2026-11-20' });

it('a rare word is looked up and not sought line by line', async () => {
  const filter = { idConta, busca: 'serrana' };
  const page = { pagina: 1, porPagina: 20, ordem: [{ campo: 'data', desc: true }], totais: false };
  const statement = pageStatement(page, await lancamentos.query(reader(), filter));
  const { rows } = await sql`explain (analyze, format json) ${statement}`.execute(banco.app.db);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('"extratos_lancamentos_busca"');
  expect(plan).not.toMatch(/"Seq Scan"[^{}]*"extratos_lancamentos"/);
});

it.each([
  ['serrana', LINES / 20_000],
  ['tarifa', 66_663],
  ['boleto 19999', 0],
])("'%s' over the whole history, with its sums", async (busca, least) => {
  const from = performance.now();
  const found = await banco.ok<{ total: number; itens: object[] }>(
    banco.ana,
    'GET',
    `/extratos/lancamentos?idConta=${idConta}&busca=${encodeURIComponent(busca)}`,
  );
  const took = performance.now() - from;
  expect(found.total).toBeGreaterThanOrEqual(least);
  // 500 ms are asked of a machine of its own; the tests share theirs.
  expect(took).toBeLessThan(5000);
});
