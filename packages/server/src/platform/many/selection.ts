/**
 * All that a list's filter matches, as one selection that somebody has seen: count, sums and a mark.
 *
 * The mark is a digest of every record with its version, twice: with the version itself, and with that of its content
 * (`conteudo`: the version below which a change is one that the operation need not have seen; the same when absent).
 * An operation on the filter reads the set again in its own transaction and refuses, whole, one that differs:
 * `plataforma.selecao_mudou`; above MAX_SELECAO `plataforma.selecao_grande`. What it then acts on are ids and versions,
 * as if they had been sent: each is locked and asked again. One call does the first MAX_IDS in the order of the ids and
 * answers with the selection that is left (`restam`), so that no transaction is long and the caller can show how far it
 * is. At most MAX_SELECAO ids are held, some 100 bytes each.
 * Source: decisions §2a (ids or the list's filter); decision 012.
 */
import { createHash } from 'node:crypto';
import { MAX_IDS, type ManyTarget, type RestOfSelection } from '@sede/domain/contract';
import { MAX_SELECAO, platformErrors } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { type PageQuery, readTotals } from '../db/list/index.ts';

export interface Targets {
  ids: string[];
  versoes: Record<string, number>;
  /** The part of a filter's selection that is left for the next call; null after the last. */
  restam?: RestOfSelection | null;
}

export interface SelectionQuery
  extends Pick<PageQuery, 'from' | 'fromTotals' | 'where' | 'id' | 'columns' | 'order' | 'sums'> {
  versao: RawBuilder<unknown>;
  conteudo?: RawBuilder<unknown>;
}

interface Seen {
  id: string;
  versao: number;
  conteudo: number;
}

async function readSeen(db: Db | Tx, query: SelectionQuery, depois?: string): Promise<Seen[]> {
  const after = depois === undefined ? sql`` : sql`and ${query.id} > ${depois}::uuid`;
  const { rows } = await sql<Seen>`
    select ${query.id} as id, ${query.versao} as versao, ${query.conteudo ?? query.versao} as conteudo
    ${query.fromTotals ?? query.from} where ${query.where} ${after} order by ${query.id} limit ${MAX_SELECAO + 1}`.execute(
    db,
  );
  if (rows.length > MAX_SELECAO) {
    throw platformErrors.selecao_grande({ values: { maximo: MAX_SELECAO.toLocaleString('pt-BR') } });
  }
  return rows;
}

const HALF = 32;
const digest = (rows: Seen[], version: 'versao' | 'conteudo') =>
  createHash('sha256')
    .update(rows.map((row) => `${row.id}:${row[version]}`).join('\n'))
    .digest('hex')
    .slice(0, HALF);
const markOf = (rows: Seen[]) => digest(rows, 'versao') + digest(rows, 'conteudo');

/** What the filter matches now: mark and count of the same records, and the sums, which are read in parallel. */
export async function readSelection<S>(
  db: Db,
  query: SelectionQuery,
): Promise<{ total: number; somas: S; marca: string }> {
  const [rows, { somas }] = await Promise.all([readSeen(db, query), readTotals<S>(db, query)]);
  return { total: rows.length, somas, marca: markOf(rows) };
}

/**
 * Which records an operation on many is about. In: its input, the list's query for the filter, and whether a change that
 * leaves the content as it was (`conteudo`) may have happened since.
 */
export async function resolveMany<F>(
  tx: Tx,
  { ids, versoes, filtro, esperadas, marca = '', depois }: ManyTarget<F>,
  query: (filtro: F) => Promise<SelectionQuery>,
  seen: 'versao' | 'conteudo' = 'versao',
): Promise<Targets> {
  if (filtro === undefined) return { ids: ids ?? [], versoes: versoes ?? {} };
  const rows = await readSeen(tx, await query(filtro), depois);
  const known = seen === 'versao' ? marca.slice(0, HALF) : marca.slice(HALF);
  if (rows.length !== esperadas || digest(rows, seen) !== known) throw platformErrors.selecao_mudou();
  const [now, rest] = [rows.slice(0, MAX_IDS), rows.slice(MAX_IDS)];
  const last = now.at(-1)?.id;
  return {
    ids: now.map(({ id }) => id),
    versoes: Object.fromEntries(now.map(({ id, versao }) => [id, versao])),
    restam: rest.length > 0 && last ? { esperadas: rest.length, marca: markOf(rest), depois: last } : null,
  };
}
