/**
 * Notices of an act that can still be taken back wait in `avisos_retidos` until it cannot: what was asked for, in its order.
 *
 * They are told when the act's time has ended and no later act on the same records is still open, so that two decisions
 * of one minute are told as what they came to; at once when somebody does anything else with a record, since then the
 * act is final for it. One process tells at a time. Source: issue 9 §1; decisions §6 ('Desfazer'); decision 053.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** What `notify` and `dismiss` were asked, as it waits. */
export type Pedido =
  | {
      acao: 'avisar';
      tipo: string;
      permissao: string | null;
      dados: object;
      para: readonly string[] | null;
      exceto: readonly string[];
      junta: string | null;
    }
  | { acao: 'retirar'; tipos: readonly string[] };

export interface Retido {
  pedido: Pedido;
  registros: string[];
}

/**
 * The act of this transaction, when it can be taken back; whether anything waits about these records; and, in the same statement, the
 * ids that a query finds.
 */
export async function readRetencao(tx: Tx, registros: readonly string[], quem: RawBuilder<unknown> | null) {
  const { rows } = await sql<{ ato: string | null; retidos: boolean; recebem: string[] }>`
    select sede.contexto() ->> 'ato' as ato,
      exists (select 1 from avisos_retidos where registros && ${[...registros]}::uuid[]) as retidos,
      ${quem ? sql`array(${quem})` : sql`'{}'::uuid[]`} as recebem`.execute(tx);
  return rows[0] ?? { ato: null, retidos: false, recebem: [] };
}

export async function insertRetido(tx: Tx, ato: string, { pedido, registros }: Retido): Promise<void> {
  await sql`insert into avisos_retidos (ato_id, pedido, registros)
    values (${ato}::uuid, ${JSON.stringify(pedido)}::jsonb, ${[...registros]}::uuid[])`.execute(tx);
}

/** Takes these records out of what waits; gives what was to be told of them. */
export async function takeRegistros(tx: Tx, registros: readonly string[]): Promise<Retido[]> {
  const ids = [...registros];
  const { rows } = await sql<Retido & { id: string }>`
    select id, pedido, array(select unnest(registros) intersect select unnest(${ids}::uuid[])) as registros
    from avisos_retidos where registros && ${ids}::uuid[] order by id for update`.execute(tx);
  await strip(tx, sql`registros && ${ids}::uuid[]`, ids);
  return rows;
}

async function strip(tx: Tx, where: ReturnType<typeof sql>, ids: string[]): Promise<void> {
  await sql`delete from avisos_retidos where ${where} and registros <@ ${ids}::uuid[]`.execute(tx);
  await sql`update avisos_retidos
    set registros = array(select unnest(registros) except select unnest(${ids}::uuid[])) where ${where}`.execute(tx);
}

/** The act was taken back, wholly or for these records: they are told to nobody. */
export async function dropRetidos(tx: Tx, ato: string, registros: readonly string[] | 'todos'): Promise<void> {
  const ofAct = sql`ato_id = ${ato}::uuid`;
  if (registros === 'todos') await sql`delete from avisos_retidos where ${ofAct}`.execute(tx);
  else await strip(tx, sql`${ofAct} and registros && ${[...registros]}::uuid[]`, [...registros]);
}

const AT_ONCE = 200;

/** What is due, in its order; empty while another process tells. */
export async function takeDue(tx: Tx, now: string): Promise<Retido[]> {
  const { rows: lock } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('sede.avisos_retidos')) as ours`.execute(tx);
  if (!lock[0]?.ours) return [];
  const { rows } = await sql<Retido & { id: number }>`
    with prontos as (
      select r.id from avisos_retidos r join atos a on a.id = r.ato_id
      where a.ate < ${now}::timestamptz and not exists (
        select 1 from avisos_retidos o join atos b on b.id = o.ato_id
        where o.id > r.id and o.registros && r.registros and b.ate >= ${now}::timestamptz)
      order by r.id limit ${AT_ONCE}
    )
    delete from avisos_retidos r using prontos p where r.id = p.id returning r.id, r.pedido, r.registros`.execute(tx);
  return rows.toSorted((a, b) => a.id - b.id);
}
