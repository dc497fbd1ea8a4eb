/**
 * The writes of one business table, with what no module may forget: a new id, the version check, the conflict answer.
 *
 * `update` and `remove` act on the version that was seen; when another save came first they throw
 * `plataforma.versao_conflito`, whose `data` has what the conflict dialog shows: `atual` (the record as it stands),
 * `versao`, `por`, `em`. `lock` reads the row for a state check and holds it until the end of the transaction.
 * Versions, stamps and audit are the database's (migration 0002). Ids are uuid v7.
 * Errors: `plataforma.nao_encontrado`, `plataforma.versao_conflito`. Source: decisions §1, §6 (two people editing).
 */

import { formatHoraBr, newId, platformErrors } from '@sede/domain/kernel';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Db, Tx } from '../db.ts';
import type { Database } from '../schema.gen.ts';

/** Tables with the platform's columns. */
export type RecordTable = {
  [K in keyof Database]: Selectable<Database[K]> extends { id: string; versao: number; atualizadoEm: string }
    ? K
    : never;
}[keyof Database];

type Platform = 'id' | 'versao' | 'criadoEm' | 'criadoPor' | 'atualizadoEm' | 'atualizadoPor';
export type RecordRow<T extends RecordTable> = Selectable<Database[T]>;
export type NewRecord<T extends RecordTable> = Omit<Insertable<Database[T]>, Platform> & { id?: string };
export type RecordPatch<T extends RecordTable> = Omit<Updateable<Database[T]>, Platform>;
export interface Seen {
  id: string;
  versao: number;
}

/** `R` is the row as the module knows it: the generated type has plain texts where its schema has closed lists. */
export interface RecordStore<T extends RecordTable, R = RecordRow<T>> {
  find(db: Db | Tx, id: string): Promise<R | undefined>;
  get(db: Db | Tx, id: string): Promise<R>;
  /** The row, held until the transaction ends; with `versao`, only if nobody changed it since. */
  lock(tx: Tx, seen: { id: string; versao?: number }): Promise<R>;
  insert(tx: Tx, values: NewRecord<T>): Promise<R>;
  insertMany(tx: Tx, values: readonly NewRecord<T>[]): Promise<R[]>;
  update(tx: Tx, seen: Seen, patch: RecordPatch<T>): Promise<R>;
  remove(tx: Tx, seen: Seen): Promise<R>;
}

/** Columns of the database's own making (search text), of no use to a reader. */
const HIDDEN = new Set(['busca', 'iniciais']);

// Untyped inside, exact in the public signatures: kysely cannot type a table that is a parameter.
type Loose = Kysely<Record<string, Record<string, unknown>>>;
type LooseTx = Transaction<Record<string, Record<string, unknown>>>;

async function conflict(tx: LooseTx, table: string, current: Record<string, unknown>): Promise<Error> {
  const author = await sql<{ nome: string }>`select nome from usuarios where id = ${current.atualizadoPor}`.execute(tx);
  const em = String(current.atualizadoEm);
  const por = author.rows[0]?.nome ?? 'outra pessoa';
  const atual = Object.fromEntries(Object.entries(current).filter(([key]) => !HIDDEN.has(key)));
  return platformErrors.versao_conflito({
    values: { nome: por, hora: formatHoraBr(em) },
    data: { atual, versao: current.versao, por, em, tabela: table },
  });
}

export function recordStore<T extends RecordTable, R = RecordRow<T>>(name: T): RecordStore<T, R> {
  const table: string = name;
  const loose = (db: Db | Tx) => db as unknown as Loose & LooseTx;

  /** Why a write on a seen version touched nothing: another save, or the record is gone. */
  const refuse = async (tx: LooseTx, id: string): Promise<never> => {
    const current = await tx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
    if (!current) throw platformErrors.nao_encontrado();
    throw await conflict(tx, table, current);
  };

  const store = {
    find: (db: Db | Tx, id: string) => loose(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst(),
    async get(db: Db | Tx, id: string) {
      const row = await store.find(db, id);
      if (!row) throw platformErrors.nao_encontrado();
      return row;
    },
    async lock(tx: Tx, { id, versao }: { id: string; versao?: number }) {
      const row = await loose(tx).selectFrom(table).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row) throw platformErrors.nao_encontrado();
      if (versao !== undefined && row.versao !== versao) throw await conflict(loose(tx), table, row);
      return row;
    },
    async insert(tx: Tx, values: Record<string, unknown>) {
      return loose(tx)
        .insertInto(table)
        .values({ id: newId(), ...values })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    async insertMany(tx: Tx, values: readonly Record<string, unknown>[]) {
      if (values.length === 0) return [];
      return loose(tx)
        .insertInto(table)
        .values(values.map((value) => ({ id: newId(), ...value })))
        .returningAll()
        .execute();
    },
    async update(tx: Tx, { id, versao }: Seen, patch: Record<string, unknown>) {
      const set = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      if (Object.keys(set).length === 0) return store.lock(tx, { id, versao });
      const row = await loose(tx)
        .updateTable(table)
        .set(set)
        .where('id', '=', id)
        .where('versao', '=', versao)
        .returningAll()
        .executeTakeFirst();
      return row ?? refuse(loose(tx), id);
    },
    async remove(tx: Tx, { id, versao }: Seen) {
      const row = await loose(tx)
        .deleteFrom(table)
        .where('id', '=', id)
        .where('versao', '=', versao)
        .returningAll()
        .executeTakeFirst();
      return row ?? refuse(loose(tx), id);
    },
  };
  return store as unknown as RecordStore<T, R>;
}
