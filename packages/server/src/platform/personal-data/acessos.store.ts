/**
 * Reads of who saw one member's data, and what changes there: whose record it was, after a merge; of somebody who was made anonymous no
 * name and nothing that was typed stays; after five years a row goes. Source: decisions-members (LGPD, Merge).
 */
import type { AtoDeAcesso, TelaDeAcesso } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export interface AcessoFeito {
  id: string;
  em: string;
  por: string;
  ato: AtoDeAcesso;
  tela: string;
}

/** Everything that was written down about this member, the newest first. */
export async function readAcessos(db: Db, filiadoId: string): Promise<AcessoFeito[]> {
  const { rows } = await sql<AcessoFeito>`select id, em, usuario_nome as por, ato, tela from acessos_dados
    where filiado_id = ${filiadoId}::uuid order by em desc, id desc`.execute(db);
  return rows;
}

export interface AcessosDoDia {
  /** Calendar day in São Paulo. */
  dia: string;
  tela: TelaDeAcesso;
  ato: AtoDeAcesso;
  por: string;
  vezes: number;
}

const POR_PAGINA = 30;

/**
 * What was done with this member's data by day, screen and act, the newest day first, one page; with who did it, or without a name
 * and then counted over all of them. In: the page from 1. Out: its lines, and whether there are more.
 */
export async function pageAcessos(
  db: Db,
  filiadoId: string,
  { pagina, nomes }: { pagina: number; nomes: boolean },
): Promise<{ itens: AcessosDoDia[]; temMais: boolean }> {
  const por = nomes ? sql`usuario_nome` : sql`''::text`;
  const { rows } = await sql<AcessosDoDia>`
    select (em at time zone 'America/Sao_Paulo')::date as dia, tela, ato, ${por} as por, count(*)::int as vezes
    from acessos_dados where filiado_id = ${filiadoId}::uuid
    group by 1, 2, 3, 4 order by 1 desc, max(em) desc, 2, 3, 4
    limit ${POR_PAGINA + 1} offset ${(pagina - 1) * POR_PAGINA}`.execute(db);
  return { itens: rows.slice(0, POR_PAGINA), temMais: rows.length > POR_PAGINA };
}

/** What was typed or opened (a CPF, a file's name) names them as well. */
export async function forgetNome(tx: Tx, filiadoId: string): Promise<void> {
  await sql`update acessos_dados set filiado_nome = null, detalhe = null where filiado_id = ${filiadoId}::uuid`.execute(
    tx,
  );
}

const GUARDA_ANOS = 5;

/** Out: how many rows went. */
export async function sweepAcessos(db: Db, now: Date): Promise<{ apagados: number }> {
  const { numAffectedRows = 0n } = await sql`delete from acessos_dados
    where em < ${now.toISOString()}::timestamptz - make_interval(years => ${GUARDA_ANOS})`.execute(db);
  return { apagados: Number(numAffectedRows) };
}

/** Two records became one: who saw the one that went saw this person. */
export async function moveAcessos(tx: Tx, { de, para }: { de: string; para: string }): Promise<void> {
  await sql`update acessos_dados set filiado_id = ${para}::uuid where filiado_id = ${de}::uuid`.execute(tx);
}
