/**
 * History of a record as staff read it: who changed what, when, from what to what.
 *
 * In: the module's contract key, the record's id, the module's fields (label and kind), and how to name the records it
 * refers to. Out: entries newest first, with formatted values; a change of fields that nobody reads (stamps, search
 * text) leaves no line. Source: issue 'History of a record'; decisions §6.
 */

import type { HistoryEntry } from '@sede/domain/contract';
import { actionText, diffRecords, type FieldSpecs } from '@sede/domain/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface HistoryQuery {
  modulo: string;
  registroId: string;
  /** Fields by table ('despesas', 'despesas_anexos'). */
  tables: Record<string, FieldSpecs>;
  /** Names of the records that 'referencia' fields hold: field → id → name. */
  names?: (ids: string[]) => Promise<Map<string, string>>;
  /** Words of the module's own verbs: liquidar → 'Liquidação'. */
  actions?: Readonly<Record<string, string>>;
  limit?: number;
  /** A further condition: that the record exists for this reader. */
  where?: RawBuilder<unknown>;
}

interface Row {
  id: number;
  em: string;
  usuarioNome: string | null;
  operacao: string | null;
  motivo: string | null;
  acao: HistoryEntry['acao'];
  tabela: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
/** An entry's columns as the rest of the program names them. */
export const camelKeys = (row: Record<string, unknown> | null) =>
  row && Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));

/** A page of a record's history, newest first, and how many entries there are. */
export async function readHistory(db: Db, query: HistoryQuery): Promise<{ itens: HistoryEntry[]; total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    select id, em, usuario_nome, operacao, motivo, acao, tabela, antes, depois, count(*) over () as total
    from auditoria where modulo = ${query.modulo} and registro_id = ${query.registroId} and ${query.where ?? sql`true`}
    order by id desc limit ${query.limit ?? 200}`.execute(db);
  const references = new Set<string>();
  for (const row of rows) {
    for (const [field, spec] of Object.entries(query.tables[row.tabela] ?? {})) {
      if (spec.tipo !== 'referencia') continue;
      for (const side of [camelKeys(row.antes), camelKeys(row.depois)]) {
        const id = side?.[field];
        if (typeof id === 'string') references.add(id);
      }
    }
  }
  const names = references.size > 0 && query.names ? await query.names([...references]) : new Map<string, string>();
  const entries = rows.map((row) => ({
    id: row.id,
    em: row.em,
    por: row.usuarioNome,
    feito: actionText(row, query.actions),
    operacao: row.operacao,
    motivo: row.motivo,
    acao: row.acao,
    mudancas: diffRecords(query.tables[row.tabela] ?? {}, camelKeys(row.antes), camelKeys(row.depois), names),
  }));
  // An entry that changes nothing that people read (a counter, say) leaves no line.
  const itens = entries.filter(({ acao, mudancas }) => acao !== 'alterar' || mudancas.length > 0);
  return { itens, total: (rows[0]?.total ?? 0) - (entries.length - itens.length) };
}
