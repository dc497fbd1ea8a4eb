/**
 * The attack: somebody who reads the whole database, and knows who answered when and in which order, looks for whose an anonymous answer is.
 *
 * By every column of every table of every schema, with the row's transaction numbers (xmin, xmax) and its place on disk (ctid): which values
 * of an answer's row, of its envelope's, or of any row of the same transactions lead back to fewer people than a group; and whether any
 * of these, sorted, gives the order in which people answered. Besides: audit, live events, the log, network addresses.
 */
import { randomInt } from 'node:crypto';
import type { Pesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { MINIMO_RESPOSTAS } from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import { answer, type Membro, membros, minutes, night, tokenTo } from './pesquisas-for-tests.ts';

interface Linha {
  tabela: string;
  xmin: string;
  xmax: string;
  ctid: string;
  dados: Record<string, unknown>;
}
interface Resposta {
  membro: Membro;
  /** What the attacker wants to find out; nobody else gave the same. */
  comentario: string;
}

/** Every row that there is. */
async function dump(app: TestApp): Promise<Linha[]> {
  const tables = await app.rows<{ nome: string }>(`
    select format('%I.%I', n.nspname, c.relname) as nome from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`);
  const all: Linha[] = [];
  for (const { nome } of tables) {
    all.push(
      ...(await app.rows<Linha>(`select '${nome}' as tabela, t.xmin::text, t.xmax::text, t.ctid::text, to_jsonb(t) as dados
        from ${nome} t`)),
    );
  }
  return all;
}

const valuesOf = ({ dados }: Linha): string[] =>
  Object.values(dados).flatMap((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.length >= 6 ? [text] : [];
  });
const hasText = (linha: Linha, text: string) => JSON.stringify(linha.dados).includes(text);

/** Whose a row is: all people whose id, link, name, or address it holds, over their links' rows too. */
function peopleOf(all: readonly Linha[], respostas: readonly Resposta[]): Map<Linha, Set<string>> {
  const keys = new Map<string, string>();
  for (const { membro } of respostas)
    for (const key of [membro.id, membro.email, membro.nome]) keys.set(key, membro.id);
  const named = (linha: Linha) => {
    const found = new Set<string>();
    const text = JSON.stringify(linha.dados);
    for (const [key, id] of keys) if (text.includes(key)) found.add(id);
    return found;
  };
  // What stands in the rows of one person alone names that person in other rows.
  const first = new Map(all.map((linha) => [linha, named(linha)]));
  const owners = new Map<string, Set<string>>();
  for (const [linha, people] of first) {
    if (people.size !== 1) continue;
    for (const value of valuesOf(linha)) owners.set(value, new Set([...(owners.get(value) ?? []), ...people]));
  }
  for (const [value, people] of owners) {
    const [only] = people;
    if (people.size === 1 && only !== undefined) keys.set(value, only);
  }
  return new Map(all.map((linha) => [linha, named(linha)]));
}

const small = (people: ReadonlySet<string>) => people.size > 0 && people.size < MINIMO_RESPOSTAS;

/** What leads from an answer to fewer people than a group. Empty: nothing does. */
async function joins(app: TestApp, respostas: readonly Resposta[]): Promise<string[]> {
  const all = await dump(app);
  const people = peopleOf(all, respostas);
  const ofAnswers = all.filter(
    ({ tabela }) => tabela === 'public.pesquisa_respostas' || tabela === 'public.pesquisa_urna',
  );
  const found: string[] = [];
  for (const linha of ofAnswers) {
    if (small(people.get(linha) ?? new Set())) found.push(`${linha.tabela}: a value names a person`);
    for (const numero of new Set([linha.xmin, linha.xmax])) {
      if (numero === '0') continue;
      const same = all.filter(
        (other) => other !== linha && (other.xmin === numero || other.xmax === numero) && !ofAnswers.includes(other),
      );
      const who = new Set(same.flatMap((other) => [...(people.get(other) ?? [])]));
      if (small(who)) found.push(`${linha.tabela}: transaction of ${[...new Set(same.map(({ tabela }) => tabela))]}`);
    }
  }
  for (const { comentario } of respostas) {
    for (const linha of all.filter((one) => hasText(one, comentario) && !ofAnswers.includes(one))) {
      found.push(`${linha.tabela}: holds an answer`);
    }
  }
  return [...new Set(found)];
}

const numberOf = (text: string) => (/^\d+$/.test(text) ? text.padStart(20, '0') : text);
const placeOf = (ctid: string) => ctid.replace(/\d+/g, (digits) => digits.padStart(10, '0'));
/** From -1 to 1: how far two orders agree (Kendall). */
function agreement(order: readonly number[]): number {
  let sum = 0;
  for (const [at, a] of order.entries()) for (const b of order.slice(at + 1)) sum += Math.sign(b - a);
  return sum / ((order.length * (order.length - 1)) / 2);
}

/** The part of the answers that stand exactly at the place at which they were given. */
const exact = (order: readonly number[]): number => order.filter((given, at) => given === at).length / order.length;

/**
 * By what the answers, sorted, tell the order in which they were given. Groups follow each other until the night: before it no more than
 * the group is known of an answer, after it nothing at all.
 */
async function orders(
  app: TestApp,
  respostas: readonly Resposta[],
  told: (order: readonly number[]) => number = agreement,
): Promise<string[]> {
  const known = new Set(respostas.map(({ comentario }) => comentario));
  const rows = (await dump(app)).filter(
    ({ tabela, dados }) => tabela === 'public.pesquisa_respostas' && known.has(String(dados.comentario)),
  );
  const there = new Set(rows.map(({ dados }) => dados.comentario));
  const given = new Map(
    respostas.filter(({ comentario }) => there.has(comentario)).map(({ comentario }, at) => [comentario, at]),
  );
  const keys: Record<string, (linha: Linha) => string> = {
    xmin: ({ xmin }) => numberOf(xmin),
    xmax: ({ xmax }) => numberOf(xmax),
    ctid: ({ ctid }) => placeOf(ctid),
  };
  for (const name of Object.keys(rows[0]?.dados ?? {})) {
    if (name !== 'comentario') keys[name] = ({ dados }) => numberOf(String(dados[name]));
  }
  return Object.entries(keys).flatMap(([name, key]) => {
    const values = new Set(rows.map(key));
    if (values.size < rows.length) return [];
    const sorted = rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    const order = sorted.map(({ dados }) => given.get(String(dados.comentario)) ?? 0);
    return Math.abs(told(order)) > 0.6 ? [name] : [];
  });
}

let app: TestApp;
let todos: Membro[];
let sender: Awaited<ReturnType<TestApp['person']>>;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  todos = await membros(app, 30);
  sender = await app.person(['pesquisa_satisfacao']);
});
afterAll(() => app.close());

async function sent(modo: 'anonima' | 'identificada'): Promise<string> {
  const { body } = await sender.rest<Pesquisa>('POST', '/pesquisas', {
    ...{ ids: todos.map(({ id }) => id), tipos: ['juridico'], modo, esperados: todos.length, repetir: true },
  });
  await minutes(app, 2);
  return body.id;
}
const secretText = () => `segredo-${Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')}`;

/** One after the other, a second apart; each says what nobody else says. */
async function everybody(some: readonly Membro[]): Promise<Resposta[]> {
  const respostas: Resposta[] = [];
  for (const membro of some) {
    app.clock.advance(1000);
    const comentario = secretText();
    const { status } = await answer(app, await tokenTo(app, membro.email), [{ tipo: 'juridico', nota: 5, comentario }]);
    expect(status).toBe(200);
    respostas.push({ membro, comentario });
  }
  return respostas;
}

describe('an anonymous answer', () => {
  let respostas: Resposta[];
  let pesquisaId: string;
  let links: object[];
  const linkRows = () =>
    app.rows<object>(
      `select xmin::text, xmax::text, ctid::text, to_jsonb(c) as tudo from pesquisa_convites c
        where pesquisa_id = $1 order by id`,
      [pesquisaId],
    );
  const count = async (table: string) =>
    (await app.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

  it('leaves no audit entry, no live event, no notice, nothing in the log, no network address', async () => {
    pesquisaId = await sent('anonima');
    const trail = await count('auditoria');
    const [avisos, acessos] = [await count('avisos'), await count('acessos_dados')];
    app.events.length = 0;
    app.logged.length = 0;
    links = await linkRows();
    respostas = await everybody(todos);
    expect(await count('auditoria')).toBe(trail);
    expect([await count('avisos'), await count('acessos_dados')]).toEqual([avisos, acessos]);
    expect(app.events).toEqual([]);
    expect(app.logged).toEqual([]);
    const addresses = (await dump(app)).filter((linha) => /"10\.7\.|10\.7\.\d+\.\d+/.test(JSON.stringify(linha.dados)));
    expect(addresses.map(({ tabela }) => tabela)).toEqual([]);
  });

  it('cannot be joined to its person while others wait in the urn, by any table, transaction, place or id', async () => {
    expect(await count('pesquisa_urna')).toBe(5);
    expect(await count('pesquisa_respostas')).toBe(25);
    expect(await joins(app, respostas)).toEqual([]);
  });

  it('nor by the order of anything, before the night and after it', async () => {
    expect(await orders(app, respostas, exact)).toEqual([]);
    const before = await app.rows<{ id: string }>('select id from pesquisa_respostas');
    await night(app);
    expect(await joins(app, respostas)).toEqual([]);
    expect(await orders(app, respostas)).toEqual([]);
    const after = await app.rows<{ id: string; xmin: string }>('select id, xmin::text from pesquisa_respostas');
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual([]);
    expect(after.every(({ id }) => id[14] === '4')).toBe(true);
    for (const table of ['pesquisa_marcas', 'pesquisa_urna']) {
      const rows = await app.rows<{ xmin: string }>(`select xmin::text from ${table} where pesquisa_id = $1`, [
        pesquisaId,
      ]);
      expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    }
  });

  it('and the links’ own rows are as they were: nothing was written on them, not even a lock', async () => {
    expect(await linkRows()).toEqual(links);
    expect(links).toHaveLength(30);
  });
});

describe('the attack itself', () => {
  it('finds them where an answer is written with its link, as one would do first', async () => {
    const id = await sent('anonima');
    const respostas: Resposta[] = [];
    for (const membro of todos.slice(0, 10)) {
      const comentario = secretText();
      await app.db.transaction().execute(async (tx) => {
        await sql`update pesquisa_convites set enviado_em = enviado_em where pesquisa_id = ${id}::uuid and filiado_id = ${membro.id}::uuid`.execute(
          tx,
        );
        await sql`insert into pesquisa_respostas (pesquisa_id, anonima, tipo, casa, nota, comentario)
          values (${id}::uuid, true, 'juridico', 'SENADO', 5, ${comentario})`.execute(tx);
      });
      respostas.push({ membro, comentario });
    }
    expect(await joins(app, respostas)).toContain('public.pesquisa_respostas: transaction of public.pesquisa_convites');
    for (const told of [exact, agreement]) {
      expect(await orders(app, respostas, told)).toEqual(expect.arrayContaining(['xmin', 'ctid']));
    }
    await night(app);
    expect(await joins(app, respostas)).toEqual([]);
    expect(await orders(app, respostas)).not.toEqual(expect.arrayContaining(['xmin']));
  });

  it('and by the person that an identified answer has', async () => {
    await sent('identificada');
    const respostas = await everybody(todos.slice(0, 3));
    expect(await joins(app, respostas)).toContain('public.pesquisa_respostas: a value names a person');
  });
});
