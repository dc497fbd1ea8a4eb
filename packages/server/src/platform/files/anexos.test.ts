import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES, onlyPdf } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReadContext } from '../api/context.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type Anexo, bindAnexos, findAnexo, getAnexos, releaseAnexos } from './anexos.store.ts';
import { createFileStore } from './create-file-store.ts';
import type { FileStore } from './file-store.ts';
import { listed, pdfBytes, pngBytes, streamOf } from './files-for-tests.ts';
import { openDownload } from './open-download.ts';
import { createOwnerRegistry } from './owner-registry.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { sweepFiles } from './sweep.ts';

const ANA = randomUUID();
const BIA = randomUUID();
const NOW = '2026-11-20T12:00:00.000Z';
const YEAR = 365.25 * 86_400_000;
const DAY = 86_400_000;

let banco: TestDatabase;
let folder: string;
let store: FileStore;

beforeAll(async () => {
  banco = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sede-anexos-'));
  store = await createFileStore({ dataDir: folder });
});
afterAll(async () => {
  await banco.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`delete from anexos`.execute(banco.db);
  for await (const { chave } of store.list()) await store.remove(chave);
});

const upload = (overrides: Partial<Upload> = {}): Promise<Anexo> =>
  receiveUpload({
    stream: streamOf(pdfBytes()),
    nome: '../nota fiscal.pdf',
    tamanhoDeclarado: null,
    rule: onlyPdf('despesas'),
    usuarioId: ANA,
    store,
    write: (work) => banco.db.transaction().execute(work),
    ...overrides,
  });

const use = (ids: string[], usuarioId = ANA, modulo = 'despesas') =>
  banco.db.transaction().execute((tx) => bindAnexos(tx, ids, { modulo, usuarioId, now: NOW }));

const stored = () => listed(store);
const rows = async () => (await sql<{ id: string }>`select id from anexos`.execute(banco.db)).rows.length;

describe('sending a file', () => {
  it('keeps its bytes and writes it down under a key of ours and a harmless name', async () => {
    const anexo = await upload();
    expect(anexo).toMatchObject({ nome: 'nota fiscal.pdf', tamanho: 2000, tipoConteudo: 'application/pdf' });
    const row = await findAnexo(banco.db, anexo.id);
    expect(row).toMatchObject({ enviadoPor: ANA, modulo: 'despesas', usadoEm: null, liberadoEm: null, tamanho: 2000 });
    expect((await stored()).map((file) => file.chave)).toEqual([row?.chave]);
  });

  it.each([
    ['what is no PDF', { stream: () => streamOf(Buffer.from('<html>'.repeat(500))) }, 'anexos.tipo_recusado'],
    ['more than 20 MB', { stream: () => streamOf(pdfBytes(MAX_FILE_BYTES + 1), 1 << 20) }, 'anexos.grande_demais'],
    [
      'a declared size above 20 MB',
      { stream: () => streamOf(pdfBytes()), tamanhoDeclarado: MAX_FILE_BYTES + 1 },
      'anexos.grande_demais',
    ],
    ['an empty file', { stream: () => streamOf(Buffer.alloc(0)) }, 'anexos.vazio'],
  ])('refuses %s and leaves nothing behind', async (_what, { stream, ...rest }, code) => {
    const source = stream();
    await expect(upload({ stream: source, ...rest })).rejects.toMatchObject({ code });
    expect(await stored()).toEqual([]);
    expect(await rows()).toBe(0);
  });

  it('keeps the type that the content has, and a name that says so', async () => {
    const rule = { ...onlyPdf('despesas'), kinds: ['pdf', 'png'] as const };
    const anexo = await upload({ rule, stream: streamOf(pngBytes()), nome: 'recibo.pdf' });
    expect(anexo).toMatchObject({ nome: 'recibo.png', tipoConteudo: 'image/png' });
    const declared = upload({ rule: { ...rule, maxBytes: 1000 }, tamanhoDeclarado: 1001 });
    await expect(declared).rejects.toMatchObject({ message: 'O arquivo passa do limite de 1.000 B.' });
  });

  it('reads a refused stream to its end, so that the sender hears the answer', async () => {
    const source = streamOf(Buffer.alloc(200_000, 'x'));
    await expect(upload({ stream: source })).rejects.toMatchObject({ code: 'anexos.tipo_recusado' });
    await expect.poll(() => source.readableEnded, { timeout: 20_000 }).toBe(true);
  });

  it('leaves nothing when the sender goes away in the middle', async () => {
    const source = new PassThrough();
    source.write(pdfBytes(50_000).subarray(0, 30_000));
    const sending = upload({ stream: source });
    await expect.poll(() => source.readableLength, { timeout: 20_000 }).toBe(0);
    source.destroy();
    await expect(sending).rejects.toMatchObject({ code: 'anexos.incompleto' });
    expect(await stored()).toEqual([]);
  });

  it('says that there is no space, before and during the writing', async () => {
    const full: FileStore = { ...store, freeBytes: async () => 1000 };
    await expect(upload({ store: full })).rejects.toMatchObject({
      code: 'plataforma.sem_espaco_anexos',
      kind: 'no_space',
    });
    const breaking: FileStore = {
      ...store,
      put: async () => {
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      },
    };
    await expect(upload({ store: breaking })).rejects.toMatchObject({ code: 'plataforma.sem_espaco' });
  });

  it('removes the bytes when the row cannot be written', async () => {
    const write = async (): Promise<void> => {
      throw new Error('banco fora do ar');
    };
    await expect(upload({ write })).rejects.toThrow('banco fora do ar');
    expect(await stored()).toEqual([]);
  });
});

describe('binding a file to a record', () => {
  it('is for its uploader, once, and where it was sent for', async () => {
    const { id } = await upload();
    await expect(use([id], BIA)).rejects.toMatchObject({ code: 'anexos.nao_encontrado' });
    await expect(use([id], ANA, 'receitas')).rejects.toMatchObject({ code: 'anexos.nao_encontrado' });
    await expect(use([id, randomUUID()])).rejects.toMatchObject({ code: 'anexos.nao_encontrado' });
    await use([id, id]);
    expect((await findAnexo(banco.db, id))?.usadoEm).toBe(NOW);
    await expect(use([id])).rejects.toMatchObject({ code: 'anexos.ja_usado', kind: 'conflict' });
  });

  it('succeeds for exactly one of ten simultaneous saves', async () => {
    const files = [await upload(), await upload()].map((anexo) => anexo.id);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => use(index % 2 ? files : [...files].reverse())),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'anexos.ja_usado' });
    }
  });

  it('is undone with the transaction that failed, and listed in the order asked for', async () => {
    const [a, b] = [await upload(), await upload()];
    await expect(
      banco.db.transaction().execute(async (tx) => {
        await bindAnexos(tx, [a.id], { modulo: 'despesas', usuarioId: ANA, now: NOW });
        throw new Error('regra');
      }),
    ).rejects.toThrow('regra');
    expect((await findAnexo(banco.db, a.id))?.usadoEm).toBeNull();
    expect((await getAnexos(banco.db, [b.id, a.id])).map((anexo) => anexo.id)).toEqual([b.id, a.id]);
  });

  it('leaves its traces in the audit trail', async () => {
    const { id } = await upload();
    await use([id]);
    const { rows: trail } = await sql<{
      acao: string;
    }>`select acao from auditoria where registro_id = ${id} order by id`.execute(banco.db);
    expect(trail.map((entry) => entry.acao)).toEqual(['criar', 'alterar']);
  });
});

describe('opening a file', () => {
  const owners = createOwnerRegistry([{ ...onlyPdf('despesas'), podeVer: async (ctx) => ctx.actor.usuarioId === BIA }]);
  // The cast: opening a file reads no more of a request.
  const as = (usuarioId: string): ReadContext =>
    ({
      db: banco.db,
      actor: { usuarioId },
      services: { files: store, attachmentOwners: owners },
    }) as ReadContext;
  const missing = { code: 'anexos.nao_encontrado', kind: 'not_found' };

  it('not yet used: only its uploader; used: whom the record allows; let go of: nobody', async () => {
    const { id } = await upload();
    const reply = await openDownload(as(ANA), id);
    expect(reply).toMatchObject({
      nome: 'nota fiscal.pdf',
      tipo: 'application/pdf',
      tamanho: 2000,
      disposicao: 'attachment',
    });
    expect(await buffer(reply.corpo as Readable)).toHaveLength(2000);
    await expect(openDownload(as(BIA), id)).rejects.toMatchObject(missing);

    await use([id]);
    await expect(openDownload(as(ANA), id)).rejects.toMatchObject(missing);
    (await openDownload(as(BIA), id, 'inline')).corpo;

    await banco.db.transaction().execute((tx) => releaseAnexos(tx, [id], NOW));
    await expect(openDownload(as(BIA), id)).rejects.toMatchObject(missing);
    await expect(openDownload(as(BIA), randomUUID())).rejects.toMatchObject(missing);
  });

  it('of a module that nobody registered is seen by nobody, and no module registers twice', async () => {
    const { id } = await upload({ rule: onlyPdf('receitas') });
    await use([id], ANA, 'receitas');
    await expect(openDownload(as(BIA), id)).rejects.toMatchObject(missing);
    expect(() => owners.register({ ...onlyPdf('despesas'), podeVer: async () => true })).toThrow('twice');
  });
});

describe('the sweep', () => {
  const sweep = (now: Date) => sweepFiles({ db: banco.db, store, now, retencaoAnos: 5 });

  it('removes what was never used after a day, what was let go of after the term, and lost objects; nothing younger', async () => {
    const [unused, used, released] = [await upload(), await upload(), await upload()];
    await use([used.id, released.id]);
    const start = new Date();
    await banco.db.transaction().execute((tx) => releaseAnexos(tx, [released.id], start.toISOString()));
    await store.put(randomUUID(), streamOf(pdfBytes()));

    expect(await sweep(new Date(start.getTime() + DAY / 2))).toEqual({
      naoUsados: 0,
      vencidos: 0,
      semRegistro: 0,
      inacabados: 0,
    });
    expect(await stored()).toHaveLength(4);
    expect(await sweep(new Date(start.getTime() + 2 * DAY))).toMatchObject({
      naoUsados: 1,
      vencidos: 0,
      semRegistro: 1,
    });
    expect(await findAnexo(banco.db, unused.id)).toBeUndefined();
    expect(await sweep(new Date(start.getTime() + 4.9 * YEAR))).toMatchObject({ naoUsados: 0, vencidos: 0 });
    expect(await sweep(new Date(start.getTime() + 5.1 * YEAR))).toMatchObject({ vencidos: 1 });
    expect((await getAnexos(banco.db, [unused.id, used.id, released.id])).map((anexo) => anexo.id)).toEqual([used.id]);
    expect(await stored()).toHaveLength(1);
  });
});
