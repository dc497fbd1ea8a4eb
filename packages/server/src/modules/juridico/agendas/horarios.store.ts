/** Statements on the slots of an agenda. Days 'YYYY-MM-DD', times in minutes of the day. */
import { newId } from '@sede/domain/kernel';
import {
  type Horario,
  type HorarioDaAgenda,
  horaDosMinutos,
  minutosDaHora,
  minutosDoFim,
} from '@sede/domain/modules/juridico/agendas';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export interface HorarioGuardado extends Horario {
  id: string;
  ocupado: boolean;
  encaixe: boolean;
  loteId: string | null;
}

interface Row {
  id: string;
  data: string;
  inicioMin: number;
  fimMin: number;
  ocupado: boolean;
  bloqueio: string | null;
  encaixe: boolean;
  loteId: string | null;
}

/** In the order of the days. */
export async function readGrade(db: Db, agendaId: string): Promise<HorarioDaAgenda[]> {
  const { rows } = await sql<Row>`select id, data, inicio_min, fim_min, atendimento_id is not null as ocupado,
      bloqueio_motivo as bloqueio, encaixe, lote_id
    from agenda_horarios where agenda_id = ${agendaId}::uuid order by data, inicio_min, fim_min, id`.execute(db);
  return rows.map(({ inicioMin, fimMin, ...row }) => ({
    ...row,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  }));
}

/** The slots of these ids, held in the order of their ids: a booking that is under way has been written or has not begun. */
export async function lockHorarios(tx: Tx, agendaId: string, ids: readonly string[]): Promise<HorarioGuardado[]> {
  const { rows } =
    await sql<Row>`select id, data, inicio_min, fim_min, atendimento_id is not null as ocupado, encaixe, lote_id
    from agenda_horarios where agenda_id = ${agendaId}::uuid and id = any(${ids}::uuid[]) order by id for update`.execute(
      tx,
    );
  return rows.map(({ inicioMin, fimMin, ...row }) => ({
    ...row,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  }));
}

/** Only of slots whose times the rules have read. */
const parts = (horarios: readonly Horario[]) => ({
  data: horarios.map(({ data }) => data),
  inicio: horarios.map(({ inicio }) => minutosDaHora(inicio)),
  fim: horarios.map(({ fim }) => minutosDoFim(fim)),
});

export async function insertHorarios(
  tx: Tx,
  agendaId: string,
  horarios: readonly (Horario & { loteId?: string | null | undefined })[],
): Promise<void> {
  if (horarios.length === 0) return;
  const { data, inicio, fim } = parts(horarios);
  await sql`insert into agenda_horarios (id, agenda_id, data, inicio_min, fim_min, lote_id)
    select n.id, ${agendaId}::uuid, n.data, n.inicio, n.fim, n.lote
    from unnest(${horarios.map(() => newId())}::uuid[], ${data}::date[], ${inicio}::smallint[], ${fim}::smallint[],
      ${horarios.map(({ loteId }) => loteId ?? null)}::uuid[]) as n (id, data, inicio, fim, lote)`.execute(tx);
}

export async function updateHorarios(tx: Tx, horarios: readonly (Horario & { id: string })[]): Promise<void> {
  if (horarios.length === 0) return;
  const { data, inicio, fim } = parts(horarios);
  await sql`update agenda_horarios h set data = n.data, inicio_min = n.inicio, fim_min = n.fim
    from unnest(${horarios.map(({ id }) => id)}::uuid[], ${data}::date[], ${inicio}::smallint[], ${fim}::smallint[])
      as n (id, data, inicio, fim)
    where h.id = n.id and (h.data, h.inicio_min, h.fim_min) is distinct from (n.data, n.inicio, n.fim)`.execute(tx);
}

export async function deleteHorarios(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from agenda_horarios where id = any(${ids}::uuid[])`.execute(tx);
}

/** Null: they are offered again. */
export async function setBloqueio(tx: Tx, ids: readonly string[], motivo: string | null): Promise<void> {
  await sql`update agenda_horarios set bloqueio_motivo = ${motivo}
    where id = any(${ids}::uuid[]) and bloqueio_motivo is distinct from ${motivo}`.execute(tx);
}

/** What stands on these days now; an encaixe may overlap and is left out. */
export async function readDias(tx: Tx, agendaId: string, dias: readonly string[]): Promise<Horario[]> {
  const { rows } = await sql<{ data: string; inicioMin: number; fimMin: number }>`
    select data, inicio_min, fim_min from agenda_horarios
    where agenda_id = ${agendaId}::uuid and data = any(${dias}::date[]) and not encaixe order by data, inicio_min`.execute(
    tx,
  );
  return rows.map(({ data, inicioMin, fimMin }) => ({
    data,
    inicio: horaDosMinutos(inicioMin),
    fim: horaDosMinutos(fimMin),
  }));
}

/** Also a cancelled one: it would point to an agenda that is gone. */
export async function hasAtendimentos(tx: Tx, agendaId: string): Promise<boolean> {
  const { rows } = await sql`select from atendimentos where agenda_id = ${agendaId}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

export async function hasHorarios(tx: Tx, agendaId: string, which: 'ocupados' | 'todos'): Promise<boolean> {
  const booked = which === 'ocupados' ? sql`and atendimento_id is not null` : sql``;
  const { rows } = await sql`select from agenda_horarios where agenda_id = ${agendaId}::uuid ${booked} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
