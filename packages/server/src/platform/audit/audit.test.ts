import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { fixedClock } from '../clock/clock.ts';
import { secretsOf } from '../config/secrets.ts';
import { createLogger } from '../logging/logger.ts';
import { createAnchorPlace, createAuditKeys, sealAudit, startSealer, verifyAudit } from './index.ts';

const SECRET = 'segredo da auditoria nos testes, 32 letras';
const keys = createAuditKeys(secretsOf(SECRET));
const folder = mkdtempSync(path.join(os.tmpdir(), 'sede-auditoria-'));
const place = await createAnchorPlace({ dataDir: path.join(folder, 'sem-ancora') });
const verify = () => verifyAudit(banco.db, { keys, place });
const WHOLE = { apagadas: 0, problemas: [], ancora: null };

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(async () => {
  await banco.drop();
  rmSync(folder, { recursive: true, force: true });
});
/** Every test begins with an empty trail, as on a database of its own. Neither role may empty it, so the superuser does. */
beforeEach(() =>
  banco.asSuperuser(
    `set session_replication_role = replica; truncate auditoria, auditoria_selos, auditoria_cadeia, escritorios restart identity cascade`,
  ),
);

const add = (nome: string) => banco.pool.query('insert into escritorios (id, nome) values ($1, $2)', [newId(), nome]);
const owner = (query: string) => banco.ownerPool.query(query);
async function trail(batches = 3) {
  for (let i = 0; i < batches; i++) {
    await add(`a${i}`);
    await add(`b${i}`);
    await sealAudit(banco.db, keys);
  }
}

describe('the program’s role', () => {
  it.each([
    `insert into auditoria (em, modulo, tabela, registro_id, acao, digest) values (now(), 'x', 'x', gen_random_uuid(), 'criar', '')`,
    `update auditoria set depois = null`,
    `update auditoria set apagado_em = now(), apagado_motivo = 'x'`,
    `delete from auditoria`,
    `truncate auditoria cascade`,
    `alter table auditoria disable trigger all`,
    `drop table auditoria cascade`,
    `update auditoria_selos set hash = ''`,
    `delete from auditoria_selos`,
    `insert into auditoria_cadeia values (1, 1)`,
    `delete from auditoria_cadeia`,
    `alter table escritorios disable trigger all`,
    `drop trigger auditoria_u on escritorios`,
    `truncate escritorios cascade`,
    `set session_replication_role = replica`,
    `select sede.apagar_conteudo_auditoria(1, 'porque sim')`,
    `create or replace function sede.contexto() returns jsonb language sql as $$ select '{}'::jsonb $$`,
  ])('may not: %s', async (query) => {
    await trail(1);
    await expect(banco.pool.query(query)).rejects.toThrow(/permission denied|must be owner|does not exist|permissão/);
    expect(await verify()).toMatchObject({ entradas: 2, selos: 1, problemas: [] });
  });
});

describe('the chain', () => {
  it('holds over batches, and tells the tail that is not sealed yet', async () => {
    expect(await verify()).toMatchObject({ ...WHOLE, entradas: 0, selos: 0, cauda: 0, avisos: [] });
    await trail();
    await add('cauda');
    expect(await verify()).toMatchObject({ ...WHOLE, entradas: 7, selos: 3, cauda: 1 });
    expect(await sealAudit(banco.db, keys)).toBe(1);
    expect(await sealAudit(banco.db, keys)).toBe(0);
  });

  it.each([
    ['content', `update auditoria set depois = depois || '{"nome":"outro"}' where id = 3`],
    ['the author’s name', `update auditoria set usuario_nome = 'Outra pessoa' where id = 3`],
    ['the author', `update auditoria set usuario_id = gen_random_uuid() where id = 3`],
    ['the module', `update auditoria set modulo = 'eventos' where id = 3`],
    ['the reason', `update auditoria set motivo = 'porque sim' where id = 3`],
    ['the instant, by a microsecond', `update auditoria set em = em + interval '1 microsecond' where id = 3`],
    ['the record', `update auditoria set registro_id = gen_random_uuid() where id = 3`],
    [
      'content, called erased',
      `update auditoria set depois = '{}', apagado_em = now(), apagado_motivo = 'x' where id = 3`,
    ],
    ['content of the unsealed tail', `update auditoria set depois = '{}' where id = 7`],
  ])('shows a tampered entry: %s', async (_what, query) => {
    await trail();
    await add('cauda');
    await owner(query);
    const { problemas } = await verify();
    expect(problemas.filter((text) => !text.startsWith('Linha'))).toEqual([expect.stringMatching(/^Entrada [37]: /)]);
  });

  it.each([
    [
      'an entry with a digest made to fit',
      `update auditoria a set depois = '{}', digest = sede.digest_auditoria(id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela, registro_id, acao, antes, '{}') where id = 3`,
    ],
    [
      'a removed entry',
      `with c as (delete from auditoria_cadeia where auditoria_id = 3) delete from auditoria where id = 999; delete from auditoria where id = 3`,
    ],
    ['an entry moved to another seal', `update auditoria_cadeia set selo_id = 3 where auditoria_id = 3`],
    ['a tampered seal', `update auditoria_selos set hash = sha256('x') where id = 2`],
    ['a seal with another bound', `update auditoria_selos set ultimo = 1000 where id = 2`],
    [
      'a removed seal with its entries',
      `delete from auditoria_cadeia where selo_id = 2; delete from auditoria where id in (3, 4); delete from auditoria_selos where id = 2`,
    ],
    [
      'an entry slipped in',
      `insert into auditoria (id, em, modulo, tabela, registro_id, acao, digest) values (500, now(), 'x', 'x', gen_random_uuid(), 'criar', sede.digest_auditoria(500, now(), null, null, null, null, null, 'x', 'x', null, 'criar', null, null)); insert into auditoria_cadeia values (500, 2)`,
    ],
  ])('shows %s at its seal', async (_what, query) => {
    await trail();
    await owner(query);
    const { problemas } = await verify();
    expect(
      problemas.some((text) => text.startsWith('Selo ')),
      problemas.join('\n'),
    ).toBe(true);
  });

  it('a sealed entry cannot even be deleted alone', async () => {
    await trail();
    await expect(owner('delete from auditoria where id = 3')).rejects.toThrow(/auditoria_cadeia/);
  });

  it('still holds when the owner erased an entry’s content, with a reason, once', async () => {
    await trail();
    await expect(owner(`select sede.apagar_conteudo_auditoria(3, ' ')`)).rejects.toThrow('Informe o motivo');
    await owner(`select sede.apagar_conteudo_auditoria(3, 'Pedido do titular, LGPD art. 18')`);
    expect(await verify()).toMatchObject({ entradas: 6, apagadas: 1, problemas: [] });
    await expect(owner(`select sede.apagar_conteudo_auditoria(3, 'de novo')`)).rejects.toThrow('já foi apagada');
  });

  it('has no gap, no double and no quarrel with 8 writers and 3 sealers at once', async () => {
    let writing = true;
    const seal = async () => {
      while (writing) await sealAudit(banco.db, keys);
    };
    const writer = async (w: number) => {
      for (let i = 0; i < 25; i++) await add(`w${w} ${i}`);
    };
    const sealers = [seal(), seal(), seal()];
    await Promise.all(Array.from({ length: 8 }, (_, w) => writer(w)));
    writing = false;
    await Promise.all(sealers);
    await sealAudit(banco.db, keys, true);
    expect(await verify()).toMatchObject({ entradas: 200, cauda: 0, problemas: [] });
    const { rows } = await banco.ownerPool.query('select sum(quantidade)::int as n from auditoria_selos');
    expect(rows).toEqual([{ n: 200 }]);
  });

  it('takes up what a long transaction left behind a sealed entry', async () => {
    const slow = await banco.pool.connect();
    await slow.query('begin');
    await slow.query(`insert into escritorios (id, nome) values ('${newId()}', 'lento')`);
    await add('rápido');
    expect(await sealAudit(banco.db, keys)).toBe(1);
    await slow.query('commit');
    slow.release();
    expect(await sealAudit(banco.db, keys)).toBe(1);
    expect(await verify()).toMatchObject({ entradas: 2, cauda: 0, problemas: [] });
  });

  it('is sealed by itself at the start of a server, the tail of a killed one included', async () => {
    await add('antes');
    const clock = fixedClock('2026-11-20T15:00:00.000Z');
    const log = createLogger({ level: 'silent' });
    const at = await createAnchorPlace({ dataDir: path.join(folder, 'iniciado') });
    const sealer = startSealer({ db: banco.db, keys, place: at, clock, log });
    await sealer.stop();
    expect(await verifyAudit(banco.db, { keys, place: at })).toMatchObject({ cauda: 0, selos: 1, ancora: { selo: 1 } });
  });
});

describe('npm run audit:verify', () => {
  const run = (url: string) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const script = path.join(import.meta.dirname, '../../commands/audit-verify.ts');
      const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: url, SEDE_SECRET: SECRET };
      const child = spawn(process.execPath, [script], { env });
      const read = { out: '', err: '' };
      child.stdout.on('data', (chunk) => {
        read.out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        read.err += chunk;
      });
      child.on('close', (code) => resolve({ code, ...read }));
    });

  it('says in Portuguese that all holds, with the program’s role alone, and ends with 0', async () => {
    await trail();
    await add('cauda');
    expect(await run(banco.appUrl)).toEqual({
      code: 0,
      err: '',
      out: [
        'Entradas: 7 · selos: 3 · ainda sem selo: 1',
        '! 7 entrada(s) sem autor (1, 2, 3, 4, 5…): migrações, ou alguém direto no banco.',
        `! Não há âncora em ${folder}/auditoria.ancora: só a chave protege os selos. O servidor começa outra.`,
        'Auditoria íntegra: entradas, selos, âncora e linhas conferem.\n',
      ].join('\n'),
    });
  });

  it('names what was tampered with, and ends with 1', async () => {
    await trail();
    await owner(`update auditoria set depois = '{}' where id = 3`);
    const { code, err } = await run(banco.appUrl);
    expect(code).toBe(1);
    expect(err).toContain('✗ Entrada 3: o conteúdo não confere com o seu resumo.');
    expect(err).toMatch(/Auditoria violada: \d problema\(s\)\./);
  });

  it('says plainly that it cannot reach the database', async () => {
    const { code, err } = await run('postgresql://x:y@127.0.0.1:1/z');
    expect(code).toBe(1);
    expect(err).toBe('Não consegui conectar ao banco. Confira endereço, senha e rede.\n');
  });
});
