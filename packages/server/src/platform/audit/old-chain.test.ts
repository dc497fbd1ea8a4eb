/** A trail from before the key: brought over by the migration, checked as what it was, continued under the key. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../clock/clock.ts';
import { secretsOf } from '../config/secrets.ts';
import { migrate } from '../db/index.ts';
import { readMigrations } from '../db/migration-files.ts';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { createAnchorPlace, createAuditKeys, signAuditWith, startSealer, verifyAudit } from './index.ts';

/** The migration that brought the key, whatever its number. */
const KEYED = readMigrations().find(({ name }) => name.endsWith('_selos_com_chave.sql'))?.number ?? 0;
const keys = createAuditKeys(secretsOf('o segredo de uma instalação antiga, 32 letras'));
const context = { agora: '2026-11-20T14:00:00.123Z', nome: 'Ana', operacao: 'escritorios.create' };

let banco: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sede-antiga-'));
  banco = await testDatabase({ empty: true });
  await migrate({ ...banco, upTo: KEYED - 1 });
}, 60_000);
afterAll(async () => {
  await banco.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function add(ctx: string) {
  const client = await banco.pool.connect();
  await client.query('begin');
  await client.query(`select set_config('sede.ctx', $1, true)`, [ctx]);
  await client.query(`insert into escritorios (id, nome) values ($1, $2)`, [newId(), newId()]);
  await client.query('commit');
  client.release();
}

it('goes over with its unsealed tail, and is continued under the key', async () => {
  const before = JSON.stringify(context);
  for (let i = 0; i < 3; i++) await add(before);
  await banco.pool.query('select sede.selar_auditoria()');
  await add(before);
  await migrate(banco);
  const place = await createAnchorPlace({ dataDir: folder });
  const verify = () => verifyAudit(banco.db, { keys, place });
  expect(await verify()).toMatchObject({
    entradas: 4,
    selos: 2,
    cauda: 0,
    problemas: [],
    avisos: ['Selos 1 a 2: de antes da chave, conferidos só pelo resumo.'],
  });

  await add(signAuditWith(keys)(context));
  const log = createLogger({ level: 'silent' });
  await startSealer({ db: banco.db, keys, place, clock: fixedClock('2026-11-20T15:00:00.000Z'), log }).stop();
  expect(await verify()).toMatchObject({ entradas: 5, selos: 3, problemas: [], ancora: { selo: 3 } });

  // The first keyed seal holds the head of the old chain: made anew, it does not fit any more.
  await banco.ownerPool.query(`update auditoria_selos set hash = sha256('x'), resumo = sha256('x') where numero = 2`);
  expect((await verify()).problemas).toEqual(
    expect.arrayContaining([
      'Selo 2: as entradas não conferem com o selo.',
      'Selo 3: não continua o selo anterior.',
      'Selo 3: as entradas não conferem com o selo.',
    ]),
  );
});

it('an entry written after the move under the old manner is found', async () => {
  await add(JSON.stringify(context));
  const { problemas } = await verifyAudit(banco.db, { keys, place: await createAnchorPlace({ dataDir: folder }) });
  expect(problemas).toContain('Entrada 6: diz ser de Ana, escritorios.create, mas não foi o programa que a escreveu.');
});
