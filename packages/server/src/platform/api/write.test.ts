import { newId, SedeError } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineRecord, todos } from '#platform/records/index.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { createLogger } from '../logging/logger.ts';
import type { Actor, BaseContext, WriteContext } from './context.ts';
import { runWrite } from './write.ts';
import { writersRig } from './write-for-tests.ts';

const w = writersRig(['itens_despesa', 'escritorios']);

const escritorios = defineRecord({
  modulo: 'escritorios',
  tabela: 'escritorios',
  alias: 'e',
  schema: z.object({ id: z.string(), versao: z.number(), nome: z.string() }),
  visivel: todos,
  columns: sql`e.*`,
  order: {},
  fields: {},
});
const base = (person: TestPerson, over: Partial<BaseContext> = {}): BaseContext => ({
  actor: { usuarioId: person.usuarioId, nome: person.nome } as Actor,
  now: '2026-11-20T15:00:00.123Z',
  today: '2026-11-20',
  clock: w.app.clock,
  requestId: 'req-1',
  address: '10.0.0.1',
  log: createLogger({ level: 'silent' }),
  services: w.app.services,
  ...over,
});
const write = <T>(
  work: (ctx: WriteContext) => Promise<T>,
  { key = null, input = {}, operation = 'escritorios.create', as = w.ana, over = {} }: WriteOptions = {},
) => runWrite(w.app.db, { operation, input, idempotencyKey: key, base: base(as, over), work });
interface WriteOptions {
  key?: string | null;
  input?: unknown;
  operation?: string;
  as?: TestPerson;
  over?: Partial<BaseContext>;
}
const insert = (nome: string) => (ctx: WriteContext) => escritorios.insert(ctx, { nome });
const left = async () => ({
  linhas: await w.count('escritorios'),
  auditoria: await w.count('auditoria'),
  chaves: await w.count('idempotencia'),
  eventos: w.app.events.length,
});

describe('one write is one transaction', () => {
  it('leaves the row, its audit entry, its key and its event', async () => {
    const row = await write(insert('Um'), { key: 'k' });
    expect(row).toMatchObject({
      nome: 'Um',
      versao: 1,
      criadoPor: w.ana.usuarioId,
      criadoEm: '2026-11-20T15:00:00.123Z',
    });
    expect(await left()).toEqual({ linhas: 1, auditoria: 1, chaves: 1, eventos: 1 });
    expect(w.app.events).toEqual([{ modulo: 'escritorios', ids: [row.id] }]);
  });

  it('that fails at its end leaves nothing, and announces nothing', async () => {
    const effect = vi.fn();
    const failing = write(
      async (ctx) => {
        await insert('Um')(ctx);
        ctx.afterCommit(effect);
        throw new Error('no fim');
      },
      { key: 'k' },
    );
    await expect(failing).rejects.toThrow('no fim');
    expect(await left()).toEqual({ linhas: 0, auditoria: 0, chaves: 0, eventos: 0 });
    expect(effect).not.toHaveBeenCalled();
  });

  it('whose stored answer is refused leaves nothing, and is told why, though the commit was sent with it', async () => {
    const effect = vi.fn();
    const refused = write(
      async (ctx) => {
        await insert('Um')(ctx);
        ctx.afterCommit(effect);
        // No JSON of PostgreSQL's.
        return 'a\u0000b';
      },
      { key: 'k' },
    );
    await expect(refused).rejects.toMatchObject({ code: '22P05' });
    expect(await left()).toEqual({ linhas: 0, auditoria: 0, chaves: 0, eventos: 0 });
    expect(effect).not.toHaveBeenCalled();
  });

  it('announces only after the commit: who hears it can already read it', async () => {
    let seen: Promise<number> | undefined;
    const stop = w.app.services.events.subscribe(() => {
      seen = w.count('escritorios');
    });
    let during = 0;
    await write(async (ctx) => {
      const row = await insert('Um')(ctx);
      during = w.app.events.length;
      return row;
    });
    stop();
    expect(during).toBe(0);
    expect(await seen).toBe(1);
  });

  it('runs after-effects in order, and a failing one fails nothing but is logged', async () => {
    const done: string[] = [];
    const log = createLogger({ level: 'silent' });
    const error = vi.spyOn(log, 'error');
    await write(
      async (ctx) => {
        ctx.afterCommit(() => Promise.reject(new Error('sem correio')));
        ctx.afterCommit(() => {
          throw new Error('sem nada');
        });
        ctx.afterCommit(async () => void done.push(`com ${await w.count('escritorios')} linha`));
        return insert('Um')(ctx);
      },
      { over: { log } },
    );
    expect(done).toEqual(['com 1 linha']);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('a listener that breaks fails neither the write nor the other listeners', async () => {
    const heard = vi.fn();
    const stops = [
      w.app.services.events.subscribe(() => {
        throw new Error('tela fechada');
      }),
      w.app.services.events.subscribe(heard),
    ];
    await write(insert('Um'));
    for (const stop of stops) stop();
    expect(heard).toHaveBeenCalledOnce();
    expect(await w.count('escritorios')).toBe(1);
  });

  it('leaves no context behind on its connection', async () => {
    const { pool } = w.app.banco;
    await write(async (ctx) => {
      await ctx.reason('porque sim');
      return insert('Um')(ctx);
    });
    await write(() => Promise.reject(new Error('x'))).catch(() => undefined);
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    for (const client of clients) {
      const { rows } = await client.query(
        `select coalesce(current_setting('sede.ctx', true), '') || coalesce(current_setting('sede.motivo', true), '')
           || coalesce(current_setting('sede.eventos', true), '') as resto`,
      );
      expect(rows[0]).toEqual({ resto: '' });
      client.release();
    }
    await pool.query('update escritorios set nome = $1', ['Fora']);
    expect(await w.app.rows('select usuario_id, operacao, motivo from auditoria order by id desc limit 1')).toEqual([
      { usuario_id: null, operacao: null, motivo: null },
    ]);
  });
});

describe('the audit entry', () => {
  const entries = () =>
    w.app.rows(`select usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela, acao, antes, depois,
      digest = sede.digest_auditoria(id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela,
        registro_id, acao, antes, depois) as confere,
      em from auditoria order by id`);

  it('says who, when, in which operation and why, with the whole row before and after', async () => {
    const row = await write(insert('Um'));
    const seen = { id: row.id, versao: 1 };
    await write(
      async (ctx) => {
        await ctx.reason('nome novo');
        return escritorios.update(ctx, seen, { nome: 'Dois' });
      },
      { operation: 'escritorios.update', as: w.bia },
    );
    await write((ctx) => escritorios.remove(ctx, { id: row.id, versao: 2 }), { operation: 'escritorios.remove' });
    const who = (p: TestPerson) => ({
      usuario_id: p.usuarioId,
      usuario_nome: p.nome,
      requisicao: 'req-1',
      confere: true,
    });
    expect(await entries()).toMatchObject([
      {
        ...who(w.ana),
        operacao: 'escritorios.create',
        motivo: null,
        acao: 'criar',
        antes: null,
        depois: { nome: 'Um', versao: 1 },
        em: '2026-11-20T15:00:00.123Z',
      },
      {
        ...who(w.bia),
        operacao: 'escritorios.update',
        motivo: 'nome novo',
        acao: 'alterar',
        antes: { nome: 'Um', versao: 1 },
        depois: { nome: 'Dois', versao: 2, atualizado_por: w.bia.usuarioId },
      },
      {
        ...who(w.ana),
        operacao: 'escritorios.remove',
        motivo: null,
        acao: 'excluir',
        antes: { nome: 'Dois', versao: 2 },
        depois: null,
      },
    ]);
  });

  it('is not made, nor announced, for a save that changes nothing', async () => {
    const { id } = await write(insert('Um'));
    w.app.events.length = 0;
    await write((ctx) => escritorios.update(ctx, { id, versao: 1 }, { nome: 'Um' }));
    await write((ctx) => escritorios.update(ctx, { id, versao: 2 }, {}));
    expect(await w.count('auditoria')).toBe(1);
    expect(w.app.events).toEqual([]);
  });

  it('is one for each row of a statement that writes many; past 50 the module is announced as a whole', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => ({ nome: `${n} ${i}` }));
    await write((ctx) => escritorios.insertMany(ctx, many(50)));
    expect(w.app.events[0]?.ids).toHaveLength(50);
    await write((ctx) => escritorios.insertMany(ctx, many(51)));
    expect(w.app.events[1]).toEqual({ modulo: 'escritorios', ids: '*' });
    expect(await w.count('auditoria')).toBe(101);
  });

  it('cannot have its stamps or id chosen by the program', async () => {
    const id = newId();
    await write((ctx) =>
      sql`insert into escritorios (id, nome, versao, criado_em, criado_por) values (${id}::uuid, 'Um', 9, '2001-01-01', ${newId()}::uuid)`.execute(
        ctx.tx,
      ),
    );
    await write((ctx) =>
      sql`update escritorios set id = ${newId()}::uuid, versao = 77, criado_em = '2001-01-01', criado_por = null`.execute(
        ctx.tx,
      ),
    );
    expect(await w.app.rows('select id, versao, criado_em, criado_por from escritorios')).toEqual([
      { id, versao: 2, criado_em: '2026-11-20T15:00:00.123Z', criado_por: w.ana.usuarioId },
    ]);
  });
});

describe('two people editing one record', () => {
  it('the second save is refused with who, when and how the record stands; nothing is written', async () => {
    const { id } = await write(insert('Um'));
    await write((ctx) => escritorios.update(ctx, { id, versao: 1 }, { nome: 'Da Bia' }), { as: w.bia });
    const late = write((ctx) => escritorios.update(ctx, { id, versao: 1 }, { nome: 'Da Ana' }));
    await expect(late).rejects.toMatchObject({
      code: 'plataforma.versao_conflito',
      message: 'Este registro foi alterado por Bia às 12:00.',
      data: { versao: 2, por: 'Bia', em: '2026-11-20T15:00:00.123Z', atual: { id, nome: 'Da Bia', versao: 2 } },
    });
    await expect(write((ctx) => escritorios.remove(ctx, { id, versao: 1 }))).rejects.toThrow('alterado por Bia');
    await expect(write((ctx) => escritorios.lock(ctx, { id, versao: 1 }))).rejects.toThrow('alterado por Bia');
    await expect(write((ctx) => escritorios.update(ctx, { id, versao: 1 }, {}))).rejects.toThrow('alterado por Bia');
    await expect(
      write((ctx) => escritorios.update(ctx, { id: newId(), versao: 1 }, { nome: 'x' })),
    ).rejects.toMatchObject({ code: 'plataforma.nao_encontrado' });
    expect(await w.app.rows('select nome from escritorios')).toEqual([{ nome: 'Da Bia' }]);
  });

  it('20 saves of one version at once: exactly one wins', async () => {
    const { id } = await write(insert('Um'));
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        write((ctx) => escritorios.update(ctx, { id, versao: 1 }, { nome: `n${i}` })),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const save of saves)
      if (save.status === 'rejected') expect(save.reason.code).toBe('plataforma.versao_conflito');
    expect(await w.count('auditoria')).toBe(2);
  });
});

describe('a lost race', () => {
  it('of two transactions in a real deadlock is run again, with one effect each', async () => {
    const a = await write(insert('A'));
    const b = await write(insert('B'));
    const attempts = [0, 0];
    let arrived = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const rename = (index: number, first: string, second: string) =>
      write(async (ctx) => {
        attempts[index] = (attempts[index] ?? 0) + 1;
        ctx.afterCommit(() => void effects.push(index));
        await sql`update escritorios set nome = nome || '+' where id = ${first}::uuid`.execute(ctx.tx);
        arrived++;
        if (arrived === 2) open();
        await both;
        await sql`update escritorios set nome = nome || '+' where id = ${second}::uuid`.execute(ctx.tx);
      });
    const effects: number[] = [];
    w.app.events.length = 0;
    await Promise.all([rename(0, a.id, b.id), rename(1, b.id, a.id)]);
    // The database chooses which of the two transactions it ends, and how often; on a loaded machine each may lose once.
    expect(Math.max(...attempts)).toBeGreaterThan(1);
    expect(effects.toSorted()).toEqual([0, 1]);
    expect(await w.app.rows('select nome from escritorios order by nome')).toEqual([{ nome: 'A++' }, { nome: 'B++' }]);
    expect(w.app.events).toHaveLength(2);
    expect(await w.count('auditoria')).toBe(6);
  });

  it('is given up after three attempts, as unavailable; other failures are not repeated', async () => {
    const attempts = { race: 0, other: 0, refusal: 0 };
    const raise = (code: string) =>
      sql`do ${sql.raw(`$$ begin raise exception 'x' using errcode = '${code}'; end $$`)}`;
    const lost = write(async (ctx) => {
      attempts.race++;
      await raise('40001').execute(ctx.tx);
    });
    await expect(lost).rejects.toMatchObject({ code: '40001' });
    await write(async (ctx) => {
      attempts.other++;
      await raise('22012').execute(ctx.tx);
    }).catch(() => undefined);
    await write(async () => {
      attempts.refusal++;
      throw new SedeError({ code: 'x.y', kind: 'rule', message: 'Não.' });
    }).catch(() => undefined);
    expect(attempts).toEqual({ race: 3, other: 1, refusal: 1 });
  });
});
