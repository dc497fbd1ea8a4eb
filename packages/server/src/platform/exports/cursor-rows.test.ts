import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { cursorRows } from './cursor-rows.ts';
import { exportStream } from './export-stream.ts';
import { rawCells, unzip } from './unzip-for-tests.ts';

type Row = { numero: number; nome: string };

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(async () => {
  await banco.drop();
});

const numbers = (count: number) =>
  sql<Row>`select n as numero, ${'linha '} || n as nome from generate_series(1, ${count}::int) n`.compile(banco.db);

describe('rows through a cursor', () => {
  it('come in batches, all of them, with the parameters of the query', async () => {
    const sizes: number[] = [];
    let last: Row | undefined;
    for await (const batch of cursorRows<Row>(banco.pool, numbers(1200))) {
      sizes.push(batch.length);
      last = batch.at(-1);
    }
    expect(sizes).toEqual([500, 500, 200]);
    expect(last).toEqual({ numero: 1200, nome: 'linha 1200' });
  });

  it('fill a whole spreadsheet and give the connection back, also when the reader leaves or the query fails', async () => {
    const columns = [
      { titulo: 'Nº', tipo: 'inteiro', valor: (row: Row) => row.numero },
      { titulo: 'Nome', tipo: 'texto', valor: (row: Row) => row.nome },
    ] as const;
    const file = await buffer(exportStream('xlsx', columns, cursorRows<Row>(banco.pool, numbers(5000))));
    expect(rawCells(unzip(file).get('xl/worksheets/sheet1.xml') ?? '').get('B5001')?.value).toBe('linha 5000');

    for await (const batch of cursorRows<Row>(banco.pool, numbers(100_000))) {
      expect(batch).toHaveLength(500);
      break;
    }
    const wrong = { sql: 'select 1 / (n - 3000) from generate_series(1, 5000) n', parameters: [] };
    await expect(buffer(exportStream('csv', columns, cursorRows<Row>(banco.pool, wrong)))).rejects.toThrow(
      'division by zero',
    );
    expect(banco.pool.totalCount - banco.pool.idleCount).toBe(0);
    expect(banco.pool.waitingCount).toBe(0);
  });

  it('cannot write', async () => {
    const attempt = { sql: "select nextval('auditoria_id_seq')", parameters: [] };
    await expect(cursorRows(banco.pool, attempt).next()).rejects.toThrow(/read-only/);
  });
});
