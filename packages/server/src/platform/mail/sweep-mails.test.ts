import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { RETENTION_DAYS, sweepMails } from './sweep-mails.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());

async function mail(assunto: string, estado: string, days: number): Promise<void> {
  const at = daysAgo(days);
  const left = ['enviado', 'arquivado'].includes(estado);
  await banco.pool.query(
    `insert into emails (id, message_id, para, assunto, texto, motivo, estado, criado_em, enviado_em, proxima_tentativa_em)
     values ($1, $2, 'ana@x.org', $3, 'oi', 'teste', $4, $5, $6, $7)`,
    [newId(), newId(), assunto, estado, at, left ? at : null, estado === 'pendente' ? at : null],
  );
}

it('forgets what left before the term; what waits, failed or is younger stays', async () => {
  await mail('velho enviado', 'enviado', RETENTION_DAYS + 1);
  await mail('velho arquivado', 'arquivado', RETENTION_DAYS + 1);
  await mail('novo enviado', 'enviado', RETENTION_DAYS - 1);
  await mail('velho pendente', 'pendente', RETENTION_DAYS + 1);
  await mail('velho falhou', 'falhou', RETENTION_DAYS + 1);
  expect(await sweepMails(banco.db, NOW)).toBe(2);
  const { rows } = await banco.pool.query<{ assunto: string }>('select assunto from emails order by assunto');
  expect(rows.map(({ assunto }) => assunto)).toEqual(['novo enviado', 'velho falhou', 'velho pendente']);
  expect(await sweepMails(banco.db, NOW)).toBe(0);
});
