/**
 * History of a record as staff read it: who changed what, when, from what to what.
 *
 * In: the module's contract key, the record's id, the module's fields (label and kind), and how to name the records it
 * refers to; which page, of which kind. Out: entries newest first, with formatted values; a change of fields that nobody
 * reads (stamps, search text) leaves no line. Source: issue 'History of a record'; decisions §6.
 */

import type { HistoryEntry, HistoryPage } from '@sede/domain/contract';
import { actionText, diffRecords, type FieldSpecs, type HistoryKind } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface HistoryQuery {
  modulo: string;
  registroId: string;
  /** Fields by table, the record's own first ('despesas', 'despesas_anexos'). */
  tables: Record<string, FieldSpecs>;
  /** Names of the records that 'referencia' fields hold by id, and of the users whose e-mail a field holds. */
  names?: (ids: string[]) => Promise<Map<string, string>>;
  /** Words of the module's own verbs: liquidar → 'Liquidação'. */
  actions?: Readonly<Record<string, string>>;
  /** The same of parts that have words of their own, by table; see `actionText`. */
  partActions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Only entries older than this one: the page before's `proximo`. */
  antes?: number | undefined;
  limite?: number | undefined;
  tipo?: HistoryKind | undefined;
  /** Only these entries. */
  ids?: readonly number[] | undefined;
  /** A further condition: that the record exists for this reader. */
  where?: RawBuilder<unknown>;
}

const DEFAULT_PAGE = 50;

interface Row {
  id: number;
  em: string;
  usuarioNome: string | null;
  operacao: string | null;
  motivo: string | null;
  acao: HistoryEntry['acao'];
  tipo: HistoryKind;
  tabela: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
/** An entry's columns as the rest of the program names them. */
export const camelKeys = (row: Record<string, unknown> | null) =>
  row && Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));

/** What kind an entry is; 'create', 'update' and 'remove' are what the platform calls a plain save. */
const kindOf = (tabela: RawBuilder<unknown>) => sql<HistoryKind>`case
  when tabela like '%\\_anexos' then 'anexos'
  when tabela = ${tabela} and coalesce(split_part(operacao, '.', 2), '') in ('', 'create', 'update', 'remove')
    then 'alteracoes'
  else 'atos' end`;

/** The rows of a page, newest first; `total` counts from here on. */
async function readRows(db: Db, query: HistoryQuery, antes: number | undefined, limite: number) {
  const [main = ''] = Object.keys(query.tables);
  const { rows } = await sql<Row & { total: number }>`
    select *, count(*) over () as total from (
      select id, em, usuario_nome, operacao, motivo, acao, tabela, antes, depois, ${kindOf(sql`${main}`)} as tipo
      from auditoria where modulo = ${query.modulo} and registro_id = ${query.registroId}
        and id < ${antes ?? Number.MAX_SAFE_INTEGER} and ${query.ids ? sql`id = any(${query.ids}::bigint[])` : sql`true`} and ${query.where ?? sql`true`}) entrada
    where ${query.tipo ? sql`tipo = ${query.tipo}` : sql`true`}
    order by id desc limit ${limite}`.execute(db);
  return rows;
}

async function namesIn(query: HistoryQuery, rows: readonly Row[]): Promise<Map<string, string>> {
  const references = new Set<string>();
  for (const row of rows) {
    for (const [field, spec] of Object.entries(query.tables[row.tabela] ?? {})) {
      if (spec.tipo !== 'referencia' && !spec.pessoa) continue;
      for (const side of [camelKeys(row.antes), camelKeys(row.depois)]) {
        const id = side?.[field];
        if (typeof id === 'string') references.add(id);
      }
    }
  }
  return references.size > 0 && query.names ? await query.names([...references]) : new Map();
}

async function entriesOf(query: HistoryQuery, rows: readonly Row[]): Promise<HistoryEntry[]> {
  const names = await namesIn(query, rows);
  const [main = ''] = Object.keys(query.tables);
  const entries = rows.map((row) => ({
    id: row.id,
    em: row.em,
    por: row.usuarioNome,
    feito: actionText({ ...row, parte: row.tabela !== main }, query.actions, query.partActions?.[row.tabela]),
    operacao: row.operacao,
    motivo: row.motivo,
    acao: row.acao,
    tipo: row.tipo,
    mudancas: diffRecords(query.tables[row.tabela] ?? {}, camelKeys(row.antes), camelKeys(row.depois), names),
  }));
  // An entry that changes nothing that people read (a counter, say) leaves no line.
  return entries.filter(({ acao, mudancas }) => acao !== 'alterar' || mudancas.length > 0);
}

/** A page of a record's history, newest first, and how many entries there are from here on. */
export async function readHistory(db: Db, query: HistoryQuery): Promise<HistoryPage> {
  const limite = query.limite ?? DEFAULT_PAGE;
  let { antes } = query;
  let hidden = 0;
  let total: number | null = null;
  for (;;) {
    const rows = await readRows(db, query, antes, limite);
    const left = rows[0]?.total ?? 0;
    total ??= left;
    const itens = await entriesOf(query, rows);
    hidden += rows.length - itens.length;
    const last = rows.at(-1);
    const proximo = last && left > rows.length ? last.id : null;
    // Where nobody reads anything of a whole page, the next one is read: an empty page would look like the end.
    if (itens.length > 0 || proximo === null) return { itens, total: total - hidden, proximo };
    antes = proximo;
  }
}
