import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { sweepJobs } from './sweep-jobs.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());

it('jobs are forgotten ninety days after their end, step by step; what waits or runs never', async () => {
  const now = new Date('2026-11-20T15:00:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const job = (tipo: string, estado: string, terminado: string | null) =>
    banco.pool.query('insert into trabalhos (id, tipo, estado, criado_em, terminado_em) values ($1, $2, $3, $4, $5)', [
      newId(),
      tipo,
      estado,
      daysAgo(200),
      terminado,
    ]);
  for (let n = 0; n < 5; n++) await job('velho', n % 2 ? 'concluido' : 'falhou', daysAgo(91));
  await job('recente', 'concluido', daysAgo(89));
  await job('esperando', 'na_fila', null);
  await job('andando', 'executando', null);
  expect(await sweepJobs(banco.db, now, 2)).toBe(5);
  const { rows } = await banco.pool.query<{ tipo: string }>('select tipo from trabalhos order by tipo');
  expect(rows.map(({ tipo }) => tipo)).toEqual(['andando', 'esperando', 'recente']);
});
