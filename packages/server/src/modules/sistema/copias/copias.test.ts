/** The backups' operations, the nightly look at the clock, and how failures are told. */
import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@sede/domain/kernel';
import type { Copia, ResumoCopias } from '@sede/domain/modules/sistema/copias';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_LOCK } from '#platform/backup/archive-format.ts';
import { createFolderPlace } from '#platform/backup/folder-place.ts';
import { secretsOf } from '#platform/config/secrets.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { type CopiasDeps, copiaNoturna, makeCopia } from './copias.service.ts';

let app: TestApp;
let gestor: Awaited<ReturnType<TestApp['person']>>;
let deps: CopiasDeps;
let told: string[];
let folder: string;

beforeAll(async () => {
  app = await testApp();
  gestor = await app.person(['gestor_sistema']);
  folder = app.services.config.backup.folder;
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.banco.ownerPool.query('delete from copias');
  app.jobs.length = 0;
  app.clock.set('2026-11-21T06:00:00.000Z');
  told = [];
  deps = {
    db: app.db,
    ownerUrl: app.banco.ownerUrl,
    config: app.services.config,
    files: app.services.files,
    secrets: secretsOf('s'.repeat(40)),
    clock: app.clock,
    log: createLogger({ level: 'silent' }),
    versao: '0.1.0',
    place: async () => createFolderPlace(folder),
    settings: async () => ({ automaticas: true, hora: 2, diarias: 2, semanais: 0, mensais: 0 }),
    systemWrite: (_operacao, work) => app.db.transaction().execute(work),
    tellFailure: async (_tx, _id, erro) => void told.push(erro),
  };
});

const list = async () => (await gestor.rpc<{ itens: Copia[]; total: number }>('copias.list')).body;
const resumo = async () => (await gestor.rpc<ResumoCopias>('copias.resumo')).body;

describe('copias.fazer', () => {
  it('notes the request and gives it to the queue, once', async () => {
    const { status, body } = await gestor.rpc<{ id: string }>('copias.fazer');
    expect(status).toBe(200);
    expect(app.jobs).toEqual([{ tipo: 'copia-pedida', params: { copiaId: body.id } }]);
    expect((await list()).itens).toMatchObject([
      { id: body.id, estado: 'na_fila', origem: 'manual', por: gestor.nome },
    ]);

    const again = await gestor.rpc('copias.fazer');
    expect(again).toMatchObject({ status: 409, body: { code: 'copias.em_andamento' } });
    expect(app.jobs).toHaveLength(1);
  });

  it('twice at once: one is taken', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => gestor.rpc('copias.fazer')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(app.jobs).toHaveLength(1);
  });

  it('is not stopped by a row that a killed process left, but by a backup that really runs', async () => {
    await app.banco.ownerPool.query(
      `insert into copias (id, origem, estado, iniciada_em, destino, cifrada) values ($1, 'noturna', 'executando', now(), 'x', false)`,
      [newId()],
    );
    const client = await app.banco.ownerPool.connect();
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    expect((await gestor.rpc('copias.fazer')).status).toBe(409);
    await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
    client.release();
    expect((await gestor.rpc('copias.fazer')).status).toBe(200);
    const interrupted = (await list()).itens.find(({ origem }) => origem === 'noturna');
    expect(interrupted).toMatchObject({ estado: 'falhou', erro: 'Interrompida.' });
  });
});

describe('a backup', () => {
  it('is written down with what is in it, and shown as the last good one', async () => {
    const { body } = await gestor.rpc<{ id: string }>('copias.fazer');
    const feita = await makeCopia(deps, { id: body.id, origem: 'manual', criadoPor: null });
    expect(readdirSync(folder)).toContain(feita?.arquivo);
    expect(await resumo()).toMatchObject({
      destino: folder,
      cifrada: false,
      automatica: true,
      emAndamento: false,
      atrasada: false,
      ultimaBoa: {
        id: body.id,
        estado: 'concluida',
        arquivo: feita?.arquivo,
        tamanho: feita?.tamanho,
        por: gestor.nome,
      },
    });
  });

  it('that fails says so in the list, tells the administrators, and does not throw', async () => {
    const place = createFolderPlace(folder);
    const broken = { ...deps, place: async () => ({ ...place, freeBytes: async () => 1000 }) };
    expect(await makeCopia(broken, { id: newId(), origem: 'noturna', criadoPor: null })).toBeNull();
    expect((await list()).itens).toMatchObject([
      { estado: 'falhou', erro: expect.stringMatching(/^Espaço insuficiente em .*: há 1 MB livres/) },
    ]);
    expect(told).toEqual([expect.stringMatching(/^Espaço insuficiente/)]);
    expect(await resumo()).toMatchObject({ ultimaBoa: null, atrasada: true });
  });

  it('with a file missing is kept, and told like a failure', async () => {
    const chave = randomUUID();
    await app.banco.ownerPool.query(
      `insert into anexos (id, criado_em, atualizado_em, nome, tipo_conteudo, tamanho, sha256, chave, enviado_por, modulo)
       values ($1, now(), now(), 'n.pdf', 'application/pdf', 10, $2, $3, $1, 'despesas')`,
      [newId(), 'a'.repeat(64), chave],
    );
    const feita = await makeCopia(deps, { id: newId(), origem: 'noturna', criadoPor: null });
    await app.banco.ownerPool.query('delete from anexos');
    expect(readdirSync(folder)).toContain(feita?.arquivo);
    expect(told).toEqual([`Feita, mas incompleta. Arquivo ${chave}: não está no armazenamento.`]);
    expect((await list()).itens).toMatchObject([{ estado: 'concluida', problemas: [expect.stringContaining(chave)] }]);
  });

  it('while another runs is not made, and nobody is alarmed', async () => {
    const client = await app.banco.ownerPool.connect();
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
    expect(await makeCopia(deps, { id: newId(), origem: 'noturna', criadoPor: null })).toBeNull();
    await client.query('select pg_advisory_unlock($1)', [BACKUP_LOCK]);
    client.release();
    expect((await list()).itens).toEqual([]);
    expect(told).toEqual([]);
  });
});

describe('the hourly look at the clock', () => {
  it('makes one copy a night, makes up for a missed one, and keeps to the retention', async () => {
    expect(await copiaNoturna(deps)).toBe('feita');
    expect(await copiaNoturna(deps)).toBe('ainda não');
    app.clock.set('2026-11-22T04:59:00.000Z');
    expect(await copiaNoturna(deps)).toBe('ainda não');
    app.clock.set('2026-11-22T05:05:00.000Z');
    expect(await copiaNoturna(deps)).toBe('feita');
    // The server was off for three nights: the copy is made in the afternoon.
    app.clock.set('2026-11-25T18:05:00.000Z');
    expect(await copiaNoturna(deps)).toBe('feita');
    const { itens } = await list();
    expect(itens.map(({ estado, removidaEm }) => [estado, removidaEm !== null])).toEqual([
      ['concluida', false],
      ['concluida', false],
      ['concluida', true],
    ]);
    expect(readdirSync(folder)).toEqual(
      itens
        .slice(0, 2)
        .map(({ arquivo }) => arquivo)
        .toReversed(),
    );
  });

  it('tries again an hour after a failure, and does nothing when it was turned off', async () => {
    const file = join(app.services.config.dataDir, 'arquivo-no-caminho');
    writeFileSync(file, '');
    const nowhere = { ...deps, place: async () => createFolderPlace(join(file, 'copias')) };
    expect(await copiaNoturna(nowhere)).toBe('falhou');
    expect(told).toHaveLength(1);
    const off = { ...deps, settings: async () => ({ ...(await deps.settings()), automaticas: false }) };
    expect(await copiaNoturna(off)).toBe('desligada');
    expect(await copiaNoturna(deps)).toBe('feita');
  });
});
