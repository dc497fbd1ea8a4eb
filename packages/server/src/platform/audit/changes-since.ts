/**
 * What became of a record since an operation was first done to it, from the audit: the fields before and after as one
 * step, the rows of a sub-table that came and went, who changed it last and when. And how many records a person has
 * done something to since an instant, less what was taken back.
 *
 * In: the module, the record, the operation from which to count, the fields that matter. Out: null when the operation was
 * never done or nothing has changed since. Source: issue 9 §1 (QueuePage); decisions §6.
 */
import { diffRecords, type FieldChange, type FieldSpecs } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { camelKeys } from './history.ts';

export interface ChangesQuery {
  modulo: string;
  registroId: string;
  /** 'despesas.solicitarAprovacao' */
  desde: string;
  tabela: string;
  campos: FieldSpecs;
  /** A sub-table whose rows have a `nome`. */
  filhos: string;
  names?: (ids: string[]) => Promise<Map<string, string>>;
}

export interface ChangesSince {
  desde: string;
  em: string;
  por: string | null;
  mudancas: FieldChange[];
  vieram: string[];
  foram: string[];
}

interface Entry {
  em: string;
  usuarioNome: string | null;
  operacao: string | null;
  tabela: string;
  acao: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

const nome = (row: Record<string, unknown> | null): string => String(row?.nome ?? '');

export async function readChangesSince(db: Db, query: ChangesQuery): Promise<ChangesSince | null> {
  const { modulo, registroId, desde, tabela, campos, filhos } = query;
  const { rows } = await sql<Entry>`
    select em, usuario_nome, operacao, tabela, acao, antes, depois from auditoria
    where modulo = ${modulo} and registro_id = ${registroId}::uuid and tabela = any(${[tabela, filhos]}::text[])
      and id >= (select min(id) from auditoria
        where modulo = ${modulo} and registro_id = ${registroId}::uuid and operacao = ${desde})
    order by id`.execute(db);
  const [first, ...later] = rows;
  if (!first) return null;
  const own = later.filter((row) => row.tabela === tabela);
  const states = own.map((row) => camelKeys(row.depois));
  const seen = camelKeys(first.depois);
  const now = states.at(-1) ?? seen;
  const ids = Object.entries(campos).flatMap(([campo, { tipo }]) =>
    tipo === 'referencia' ? [seen?.[campo], now?.[campo]].filter((id) => typeof id === 'string') : [],
  );
  const names = ids.length > 0 && query.names ? await query.names(ids) : new Map<string, string>();
  const mudancas = diffRecords(campos, seen, now, names);
  const came = later.filter((row) => row.tabela === filhos && row.acao === 'criar');
  const left = later.filter((row) => row.tabela === filhos && row.acao === 'excluir');
  const idsOf = (entries: Entry[], side: 'antes' | 'depois') => new Set(entries.map((row) => row[side]?.id));
  const [cameIds, leftIds] = [idsOf(came, 'depois'), idsOf(left, 'antes')];
  const vieram = came.filter(({ depois }) => !leftIds.has(depois?.id)).map(({ depois }) => nome(depois));
  const foram = left.filter(({ antes }) => !cameIds.has(antes?.id)).map(({ antes }) => nome(antes));
  if (mudancas.length + vieram.length + foram.length === 0) return null;
  const touched = later.findLast(
    ({ tabela: table, antes, depois }) =>
      table === filhos || diffRecords(campos, camelKeys(antes), camelKeys(depois)).length > 0,
  );
  return { desde: first.em, em: touched?.em ?? first.em, por: touched?.usuarioNome ?? null, mudancas, vieram, foram };
}

/** By operation: the records that this person did it to since then, and has not taken back. */
export async function countDone(
  db: Db,
  who: { usuarioId: string; operacoes: readonly string[]; desde: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ operacao: string; quantos: number }>`
    select a.operacao, count(distinct a.registro_id)::int as quantos from auditoria a
    where a.usuario_id = ${who.usuarioId}::uuid and a.em >= ${who.desde}::timestamptz
      and a.operacao = any(${[...who.operacoes]}::text[])
      and not exists (select 1 from auditoria d where d.modulo = a.modulo and d.registro_id = a.registro_id
        and d.id > a.id and d.operacao = 'atos.desfazer' and d.usuario_id = a.usuario_id)
    group by a.operacao`.execute(db);
  return new Map(rows.map(({ operacao, quantos }) => [operacao, quantos]));
}
