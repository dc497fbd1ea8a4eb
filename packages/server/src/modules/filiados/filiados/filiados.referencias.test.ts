import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { REFERENCIAS_AO_FILIADO } from './filiados.referencias.ts';

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());

/** What PostgreSQL does with the row that refers: a no action, r restrict, c cascade, n set null. */
const KINDS: Record<string, string> = { a: 'bloqueia', r: 'bloqueia', c: 'acompanha', n: 'fica' };

/** Every foreign key to `filiados`: table, the column that holds the member's id (of a composite one too), what a deletion does. */
async function foreignKeys() {
  const { rows } = await banco.ownerPool.query<{ tabela: string; coluna: string; tipo: string }>(`
    select k.conrelid::regclass::text as tabela, a.attname::text as coluna, k.confdeltype::text as tipo
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as par (de, para)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = par.de
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = par.para
    where k.contype = 'f' and k.confrelid = 'filiados'::regclass and b.attname = 'id'
    order by 1, 2`);
  return rows.map(({ tabela, coluna, tipo }) => `${tabela}.${coluna}: ${KINDS[tipo] ?? tipo}`);
}

const listed = () => REFERENCIAS_AO_FILIADO.map(({ tabela, coluna, aoExcluir }) => `${tabela}.${coluna}: ${aoExcluir}`);

it('names every foreign key to a member, with what the database does at a deletion', async () => {
  const found = await foreignKeys();
  expect(found.length).toBeGreaterThan(3);
  expect(listed().sort()).toEqual(found.sort());
});

it('a key that a later migration adds is noticed, a composite one too', async () => {
  await banco.ownerPool.query(`
    alter table filiados add constraint prova_par unique (id, empresa);
    create table prova (id uuid primary key, dono uuid, casa text,
      foreign key (dono, casa) references filiados (id, empresa) on delete restrict)`);
  expect(await foreignKeys()).toContain('prova.dono: bloqueia');
  await banco.ownerPool.query('drop table prova; alter table filiados drop constraint prova_par');
});

/** They keep ids and times that the program itself writes, of whom nobody tells anything. */
const SEM_GUARDA = ['atendimento_convites', 'atendimento_saidas', 'consignacao_inativados', 'desfiliacoes_propostas'];

it('what anonymising erases is not written of an anonymous member again: the database refuses it in each of these tables', async () => {
  const { rows } = await banco.ownerPool.query<{ tabela: string }>(
    `select tgrelid::regclass::text as tabela from pg_trigger where tgname = 'de_anonimo' and tgenabled <> 'D'`,
  );
  const erased = REFERENCIAS_AO_FILIADO.filter(
    ({ aoExcluir, aoAnonimizar }) => aoExcluir !== 'fica' && aoAnonimizar !== 'fica',
  ).map(({ tabela }) => tabela);
  // Periods stay, and no new one begins.
  const guarded = [...erased.filter((tabela) => !SEM_GUARDA.includes(tabela)), 'filiado_periodos'];
  expect(rows.map(({ tabela }) => tabela).sort()).toEqual([...new Set(guarded)].sort());
});
