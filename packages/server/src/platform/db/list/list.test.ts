import { newId } from '@sede/domain/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import {
  allOf,
  inColumns,
  type PageInput,
  type PageQuery,
  pageStatement,
  readOptions,
  readPage,
  readTotals,
  searchCondition,
  semAcento,
} from './index.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
  await banco.ownerPool.query(`
    create table listados (id uuid primary key, nome text, grupo int, valor bigint not null,
      busca text generated always as (sede.sem_acento(coalesce(nome, ''))) stored,
      iniciais text generated always as (sede.iniciais(coalesce(nome, ''))) stored)`);
});
afterAll(() => banco.drop());

interface Row {
  id: string;
  nome: string | null;
  grupo: number | null;
}
async function fill(rows: { nome: string | null; grupo: number | null; valor: number }[]) {
  await banco.ownerPool.query('delete from listados');
  await banco.ownerPool.query(
    'insert into listados (id, nome, grupo, valor) select * from unnest($1::uuid[], $2::text[], $3::int[], $4::bigint[])',
    [rows.map(() => newId()), rows.map((r) => r.nome), rows.map((r) => r.grupo), rows.map((r) => r.valor)],
  );
}
const query = (where = sql<boolean>`true`): PageQuery => ({
  from: sql`from listados l`,
  where,
  columns: sql`l.id, l.nome, l.grupo`,
  order: { nome: sql`l.nome`, grupo: sql`l.grupo`, valor: sql`l.valor` },
  id: sql`l.id`,
  sums: sql`coalesce(sum(l.valor), 0)::bigint as valor_total`,
});
const page = (input: Partial<PageInput>, q = query()) =>
  readPage<Row, { valorTotal: number }>(
    banco.db,
    { pagina: 1, porPagina: 5, ordem: [{ campo: 'grupo', desc: false }], totais: true, ...input },
    q,
  );

describe('pages', () => {
  it('of a list that nothing narrows the first one is planned once; where a value stands, each plan knows it', async () => {
    await fill(Array.from({ length: 300 }, (_, n) => ({ nome: `n${n}`, grupo: n, valor: n })));
    const first: PageInput = { pagina: 1, porPagina: 10, ordem: [{ campo: 'grupo', desc: false }], totais: false };
    const valuesOf = (input: PageInput, where?: ReturnType<typeof sql<boolean>>) =>
      pageStatement<Row>(input, query(where)).compile(banco.db).parameters;
    expect(valuesOf(first)).toEqual([]);
    expect(valuesOf(first, allOf([sql`l.nome is not null`, allOf([])]))).toEqual([]);
    expect(valuesOf({ ...first, pagina: 3 })).toEqual([10, 20]);
    expect(valuesOf(first, allOf([sql`l.nome is not null`, allOf([sql`l.grupo > ${7}`])]))).toEqual([7, 10, 0]);

    const plans = await banco.db.connection().execute(async (db) => {
      for (let n = 0; n < 8; n += 1) await pageStatement<Row>(first, query()).execute(db);
      const { rows } = await sql`select generic_plans > 0 as once, custom_plans::int as anew from pg_prepared_statements
        where statement like '%listados l where true order by l.grupo%'`.execute(db);
      return rows;
    });
    expect(plans).toEqual([{ once: true, anew: 0 }]);
  });

  it('together are the whole list, each row once, in one order, however equal the keys are', async () => {
    const row = fc.record({
      nome: fc.constantFrom('a', 'á', 'B', 'b', null),
      grupo: fc.constantFrom(1, 2, null),
      valor: fc.integer({ min: 0, max: 3 }),
    });
    const term = fc.record({ campo: fc.constantFrom('nome', 'grupo', 'valor'), desc: fc.boolean() });
    const ordem = fc.uniqueArray(term, { minLength: 1, maxLength: 3, selector: ({ campo }) => campo });
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 40 }),
        ordem,
        fc.constantFrom(5, 10),
        async (rows, terms, porPagina) => {
          await fill(rows);
          const seen: string[] = [];
          for (let pagina = 1; pagina <= Math.ceil(rows.length / porPagina) + 1; pagina++) {
            const { itens, total, somas } = await page({ pagina, porPagina, ordem: terms });
            expect(total).toBe(rows.length);
            expect(somas).toEqual({ valorTotal: rows.reduce((sum, { valor }) => sum + valor, 0) });
            seen.push(...itens.map(({ id }) => id));
          }
          expect(new Set(seen).size).toBe(rows.length);
          expect(seen).toHaveLength(rows.length);
          const whole = await page({ porPagina: 100, ordem: terms });
          expect(whole.itens.map(({ id }) => id)).toEqual(seen);
          const turned = terms.map(({ campo, desc }) => ({ campo, desc: !desc }));
          const present = rows.every(({ nome, grupo }) => nome !== null && grupo !== null);
          if (present)
            expect((await page({ porPagina: 100, ordem: turned })).itens.map(({ id }) => id)).toEqual(
              seen.toReversed(),
            );
        },
      ),
      { numRuns: 40, seed: 1 },
    );
  });

  it('put what is empty last in both directions', async () => {
    await fill([1, null, 2].map((grupo) => ({ nome: 'x', grupo, valor: 1 })));
    for (const desc of [false, true]) {
      const { itens } = await page({ ordem: [{ campo: 'grupo', desc }] });
      expect(itens.at(-1)?.grupo).toBeNull();
    }
  });

  it('carry no count and no sums when they were not asked', async () => {
    expect(await page({ totais: false })).not.toHaveProperty('total');
    expect(await page({ totais: false })).not.toHaveProperty('somas');
  });

  it('beyond the end are empty, and still tell the total', async () => {
    await fill([{ nome: 'x', grupo: 1, valor: 7 }]);
    expect(await page({ pagina: 1_000_000, porPagina: 100 })).toMatchObject({
      itens: [],
      total: 1,
      somas: { valorTotal: 7 },
    });
  });

  it('sum past what 32 bits hold, exactly', async () => {
    const valor = 999_999_999_999_999;
    await fill(Array.from({ length: 9 }, () => ({ nome: 'x', grupo: 1, valor })));
    expect(await readTotals(banco.db, query())).toEqual({ total: 9, somas: { valorTotal: 9 * valor } });
  });

  it('cannot be sorted by what the list did not name', async () => {
    await expect(page({ ordem: [{ campo: 'id); drop table listados; --', desc: false }] })).rejects.toThrow('No sort');
    await expect(page({ ordem: [{ campo: 'constructor', desc: false }] })).rejects.toThrow();
  });
});

describe('the search', () => {
  const NOMES = [
    'João Maria da Silva',
    'Maria João',
    'Ana Conceição',
    "D'Ávila & Filhos",
    '100% Brasil',
    'a_b',
    'C:\\x',
    'Coração',
  ];
  const find = async (busca: string) => {
    const where = allOf([searchCondition(busca, inColumns(sql`l.busca`, sql`l.iniciais`))]);
    const { itens } = await page({ porPagina: 100, ordem: [{ campo: 'nome', desc: false }] }, query(where));
    return itens.map(({ nome }) => nome).toSorted();
  };
  beforeAll(() => fill(NOMES.map((nome) => ({ nome, grupo: 1, valor: 1 }))));

  it('a name without its accents is the text that the indexes hold, in ASCII and beyond', async () => {
    const nomes = [...NOMES, 'ÆSIR Straße', 'İstanbul', 'IRIS', '', "ANA D'Ávila", 'Ｗide'];
    const { rows } = await sql<{ nome: string; agora: string; indice: string }>`
      select n as nome, ${semAcento(sql`n`)} as agora, sede.sem_acento(n) as indice from unnest(${nomes}::text[]) n`.execute(
      banco.db,
    );
    expect(rows.map(({ agora }) => agora)).toEqual(rows.map(({ indice }) => indice));
    expect(rows.find(({ nome }) => nome === 'João Maria da Silva')?.agora).toBe('joao maria da silva');
  });

  it.each([
    ['joao', ['João Maria da Silva', 'Maria João']],
    ['JOÃO silva', ['João Maria da Silva']],
    ['silva joão', ['João Maria da Silva']],
    ['jmds', ['João Maria da Silva']],
    ['JMS', ['João Maria da Silva']],
    ['mj', ['Maria João']],
    ['conceicao', ['Ana Conceição']],
    ['concei\u0063\u0327\u0061\u0303o', ['Ana Conceição']],
    ['davila', []],
    ['ávila', ["D'Ávila & Filhos"]],
    ['100%', ['100% Brasil']],
    ['%', ['100% Brasil']],
    ['_', ['a_b']],
    ['\\', ['C:\\x']],
    ['zzz', []],
    ['joao zzz', []],
  ])('%j finds %j', async (busca, nomes) => {
    expect(await find(busca)).toEqual(nomes.toSorted());
  });

  it('of nothing but blanks is no search', async () => {
    expect(searchCondition('   ', inColumns(sql`l.busca`))).toBeNull();
    expect(searchCondition(undefined, inColumns(sql`l.busca`))).toBeNull();
  });

  it('takes whatever people type as text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (busca) => {
        await find(busca.replaceAll('\0', ''));
      }),
      { numRuns: 100, seed: 2 },
    );
  });
});

describe('what a picker offers', () => {
  const search = inColumns(sql`l.busca`, sql`l.iniciais`);
  const offered = async (busca: string) => {
    const { itens } = await readOptions<Row>(
      banco.db,
      { busca },
      { from: sql`from listados l`, columns: sql`l.id, l.nome`, id: sql`l.id`, nome: sql`l.nome`, search },
    );
    return itens.map(({ nome }) => nome);
  };

  it('begins with the very name, then with names that begin so', async () => {
    const outros = Array.from({ length: 25 }, (_, i) => `A casa da Árvore ${i}`);
    await fill([...outros, 'Árvores Ltda', 'ARVORE'].map((nome) => ({ nome, grupo: 1, valor: 1 })));
    const nomes = await offered(' árvore ');
    expect(nomes.slice(0, 2)).toEqual(['ARVORE', 'Árvores Ltda']);
    expect(nomes).toHaveLength(20);
  });

  it('takes % and _ as text there too', async () => {
    await fill(['100 por cento', '100% Brasil', '100%'].map((nome) => ({ nome, grupo: 1, valor: 1 })));
    expect(await offered('100%')).toEqual(['100%', '100% Brasil']);
  });
});
