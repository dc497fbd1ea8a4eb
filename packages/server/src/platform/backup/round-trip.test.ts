/** A backup taken while people write, restored: on real databases. */
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/index.ts';
import { createFileStore } from '../files/index.ts';
import type { TestDatabase } from '../testing/database.ts';
import {
  addUser,
  type BackupWorld,
  backupWorld,
  factsOf,
  KEY,
  NOW,
  ROOT,
  restoring,
  sourceOf,
} from './backup-world-for-tests.ts';
import { drill } from './drill.ts';
import { restoreBackup } from './restore-backup.ts';
import { refuseHalfRestored, writeMarker } from './restore-marker.ts';

let world: BackupWorld;
beforeAll(async () => {
  world = await backupWorld();
});
afterAll(() => world.close());

describe('a backup taken while people write', () => {
  it('restores one instant exactly, with its audit chain, files and secret', { timeout: 300_000 }, async () => {
    let stop = false;
    const writers = [1, 2, 3].map(async () => {
      const client = await world.connected(world.origin.appUrl);
      while (!stop) await addUser(client, 'Escritor');
    });
    const { made, file } = await world.makeBackup(KEY, 'viva').finally(() => {
      stop = true;
    });
    await Promise.all(writers);
    expect(made).toMatchObject({ cifrada: true, arquivos: 3, problemas: [] });
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(made.sha256);

    const target = await world.emptyPlace();
    const { manifest, auditoria } = await restoreBackup(restoring(target.place, file));
    expect(auditoria.problemas).toEqual([]);
    const users = Number(manifest.tabelas['public.usuarios']?.linhas);
    expect(users).toBeGreaterThanOrEqual(4);
    // One audit entry per user: the backup's instant holds no transaction in part.
    const { rows } = await target.banco.ownerPool.query<{ usuarios: number; entradas: number; sessoes: number }>(
      `select (select count(*)::int from usuarios) as usuarios,
         (select count(distinct registro_id)::int from auditoria where tabela = 'usuarios' and acao = 'criar') as entradas,
         (select count(*)::int from auth.sessoes) as sessoes`,
    );
    expect(rows[0]).toEqual({ usuarios: users, entradas: users, sessoes: 0 });
    const store = await createFileStore({ dataDir: target.dataDir });
    for (const chave of world.keys) expect(await store.exists(chave)).toBe(true);
    expect(readFileSync(path.join(target.dataDir, 'segredo'), 'utf8').trim()).toBe(ROOT);
    expect(existsSync(path.join(target.dataDir, 'restauracao.json'))).toBe(false);

    // The restored installation works: triggers write audit entries, sequences go on, jobs that were under way are ended.
    await addUser(await world.connected(target.banco.appUrl), 'Depois');
    const after = await target.banco.ownerPool.query(
      `select (select count(*)::int from auditoria where depois ->> 'nome' = 'Depois') as entradas,
         (select count(*)::int from trabalhos where estado = 'executando') as executando,
         (select count(*)::int from pg_constraint where contype = 'f' and not convalidated) as soltas`,
    );
    expect(after.rows[0]).toEqual({ entradas: 1, executando: 0, soltas: 0 });
  });

  it('makes the same tables, keys and triggers as a new database has', { timeout: 120_000 }, async () => {
    const { file } = await world.makeBackup(KEY, 'igual');
    const target = await world.emptyPlace();
    await restoreBackup(restoring(target.place, file));
    const shape = async (banco: TestDatabase) =>
      (
        await banco.ownerPool.query(
          `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as x from pg_constraint
           where connamespace in ('public'::regnamespace, 'auth'::regnamespace)
           union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
        )
      ).rows;
    expect(await shape(target.banco)).toEqual(await shape(world.origin));
    const [before, after] = [await factsOf(world.origin.ownerUrl), await factsOf(target.banco.ownerUrl)];
    for (const changed of ['auth.sessoes', 'public.trabalhos']) delete before[changed];
    for (const changed of ['auth.sessoes', 'public.trabalhos']) delete after[changed];
    expect(after).toEqual(before);
  });
});

describe('an archive of an older version', () => {
  it('gets the migrations of its time, its rows, and then the newer migrations', { timeout: 120_000 }, async () => {
    const old = await world.database({ empty: true });
    await migrate({ ...old, upTo: 9 });
    await addUser(await world.connected(old.appUrl), 'De antes');
    const { file } = await world.makeBackup(KEY, 'antiga', old.ownerUrl);
    const target = await world.emptyPlace();
    const { atualizadas } = await restoreBackup(restoring(target.place, file));
    expect(atualizadas[0]).toMatch(/^0010_/);
    const { rows } = await target.banco.ownerPool.query(
      `select (select array_agg(nome) from usuarios) as nomes, (select count(*)::int from copias) as copias`,
    );
    expect(rows[0]).toEqual({ nomes: ['De antes'], copias: 0 });
  });
});

describe('a restore that was killed', () => {
  it('keeps any server from starting there, and the next restore begins anew', { timeout: 120_000 }, async () => {
    const { file } = await world.makeBackup(KEY, 'de-novo');
    const target = await world.emptyPlace();
    const store = await createFileStore({ dataDir: target.dataDir });
    const left = randomUUID();
    await store.put(left, Readable.from([Buffer.from('deixado')]));
    writeFileSync(path.join(target.dataDir, 'segredo'), `${'m'.repeat(40)}\n`);
    writeMarker(target.dataDir, { arquivo: 'a.tar.zst', bancoNovo: false, segredoNovo: true });
    expect(() => refuseHalfRestored(target.dataDir)).toThrow(/A restauração de a.tar.zst .* não terminou/);
    await restoreBackup(restoring(target.place, file, { segredo: 'refazer' }));
    expect(await store.exists(left)).toBe(false);
    expect(() => refuseHalfRestored(target.dataDir)).not.toThrow();
    expect(readFileSync(path.join(target.dataDir, 'segredo'), 'utf8').trim()).toBe(ROOT);
  });
});

describe('the root secret of an encrypted archive', () => {
  it('replaces one that an unused place made for itself, never one that was given', { timeout: 120_000 }, async () => {
    const { file } = await world.makeBackup(KEY, 'raiz');
    const target = await world.emptyPlace();
    writeFileSync(path.join(target.dataDir, 'segredo'), `${'m'.repeat(40)}\n`);
    const given = restoring(target.place, file);
    const refusal = restoreBackup({ ...given, place: { ...given.place, sedeSecret: 'g'.repeat(40) } });
    await expect(refusal).rejects.toThrow(/O segredo deste lugar .* não é o da cópia/);
    await restoreBackup(given);
    expect(readFileSync(path.join(target.dataDir, 'segredo'), 'utf8').trim()).toBe(ROOT);
  });
});

describe('without the root secret', () => {
  it('a clear archive restores when asked to, and second factors are reset with an entry in the trail', async () => {
    const { file } = await world.makeBackup(undefined, 'sem-segredo');
    await world.origin.ownerPool.query('update usuarios set dois_fatores_ativo = true');
    const second = await world.makeBackup(undefined, 'sem-segredo-2');
    await world.origin.ownerPool.query('update usuarios set dois_fatores_ativo = false');
    expect(file).not.toBe(second.file);
    const target = await world.emptyPlace();
    await restoreBackup(restoring(target.place, second.file, { segredo: 'refazer' }));
    const { rows } = await target.banco.ownerPool.query(
      `select (select count(*)::int from auth.dois_fatores) as fatores,
         (select count(*)::int from usuarios where dois_fatores_ativo) as ativos,
         (select count(*)::int > 0 from auditoria where operacao = 'copias.restaurar' and motivo like 'Restaurado da cópia%') as dito`,
    );
    expect(rows[0]).toEqual({ fatores: 0, ativos: 0, dito: true });
  });
});

describe('the drill', () => {
  it('finds a good copy good, and cleans up', { timeout: 300_000 }, async () => {
    const { file } = await world.makeBackup(KEY, 'ensaio');
    const within = mkdtempSync(path.join(world.folder, 'ensaio-'));
    chmodSync(within, 0o711);
    const report = await drill({ source: sourceOf(file), key: KEY, now: NOW, within });
    expect(report).toMatchObject({ arquivosConferidos: 3, problemas: [] });
    expect(readdirSync(within)).toEqual([]);
  });

  it('finds a file that had been exchanged in the store, and a trail that had been written over', {
    timeout: 300_000,
  }, async () => {
    const chave = await world.addFile(Buffer.from('%PDF original'));
    await world.files.remove(chave);
    await world.files.put(chave, Readable.from([Buffer.from('%PDF trocado!')]));
    await world.origin.ownerPool.query(
      `update auditoria set depois = '{"nome": "outro"}' where id = (select min(id) from auditoria)`,
    );
    const { made, file } = await world.makeBackup(KEY, 'violada');
    expect(made.problemas).toEqual([expect.stringContaining(`Arquivo ${chave}: o conteúdo não confere`)]);
    const within = mkdtempSync(path.join(world.folder, 'ensaio-'));
    chmodSync(within, 0o711);
    const report = await drill({ source: sourceOf(file), key: KEY, now: NOW, within });
    expect(report.problemas).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Entrada \d+: o conteúdo não confere/),
        expect.stringMatching(new RegExp(`${chave}: o conteúdo não confere`)),
      ]),
    );
    expect(readdirSync(within)).toEqual([]);
  });
});
