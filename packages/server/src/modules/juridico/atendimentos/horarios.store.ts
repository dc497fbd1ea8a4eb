/**
 * Statements on the slots that appointments hold. Days 'YYYY-MM-DD', times in minutes of the day.
 *
 * Locks are taken in one order everywhere: agendas by id, the appointment, slots by id, the counter. Source: decisions-legal (Booking);
 * invariants B1-B3.
 */
import { newId } from '@sede/domain/kernel';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  type Agora,
  comecou,
  type HorarioDoDia,
  type TipoAtendimento,
  type TipoServico,
} from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { among, type Db, type Tx } from '#platform/db/index.ts';
import { localDoEscritorio } from '../juridico.sql.ts';

export interface AgendaPresa {
  id: string;
  ano: number;
  escritorioId: string;
  escritorioNome: string;
  escritorioEmail: string | null;
  tipoAtendimento: TipoAtendimento;
  tipoServico: TipoServico;
  local: string | null;
  ativa: boolean;
  /** Its office. */
  desabilitado: boolean;
}

/** Where an appointment of agenda `a` takes place: as it says, else as office `e` does. */
export const LOCAL_DA_AGENDA = sql`coalesce(a.local, ${localDoEscritorio(sql`a.tipo_atendimento`, sql`e.local_padrao`)})`;

/** Nobody saves, moves or deletes these agendas until the transaction ends; other bookings go on. */
export async function lockAgendas(tx: Tx, ids: readonly string[]): Promise<Map<string, AgendaPresa>> {
  const { rows } = await sql<AgendaPresa>`
    select a.id, a.ano, a.escritorio_id, e.nome as escritorio_nome, e.email as escritorio_email, a.tipo_atendimento,
      a.tipo_servico, ${LOCAL_DA_AGENDA} as local, a.situacao = 'Ativa' as ativa, e.desabilitado
    from agendas a join escritorios e on e.id = a.escritorio_id
    where ${among('a.id', ids)} order by a.id for share of a`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface HorarioPreso {
  id: string;
  agendaId: string;
  data: string;
  inicioMin: number;
  fimMin: number;
  atendimentoId: string | null;
  bloqueado: boolean;
  encaixe: boolean;
}

const COLUNAS = sql`id, agenda_id, data, inicio_min, fim_min, atendimento_id, bloqueio_motivo is not null as bloqueado, encaixe`;

/** Those of these ids and those that the appointment holds, in the order of their ids; null: a new one, which holds none. */
export async function lockHorarios(
  tx: Tx,
  { ids, doAtendimento }: { ids: readonly string[]; doAtendimento: string | null },
): Promise<HorarioPreso[]> {
  const { rows } = await sql<HorarioPreso>`select ${COLUNAS} from agenda_horarios
    where ${among('id', ids)} ${doAtendimento === null ? sql`` : sql`or atendimento_id = ${doAtendimento}::uuid`} order by id for update`.execute(
    tx,
  );
  return rows;
}

/** Slots of the agenda's own that begin inside a range: what an appointment held before it was cancelled. */
export async function lockFaixa(
  tx: Tx,
  { agendaId, data, inicioMin, fimMin }: { agendaId: string; data: string; inicioMin: number; fimMin: number },
): Promise<HorarioPreso[]> {
  const { rows } = await sql<HorarioPreso>`select ${COLUNAS} from agenda_horarios
    where agenda_id = ${agendaId}::uuid and data = ${data}::date and not encaixe
      and inicio_min >= ${inicioMin} and inicio_min < ${fimMin} order by id for update`.execute(tx);
  return rows;
}

/** Starts of the day's other slots of the agenda, in which an encaixe is none. */
export async function readOutrosInicios(
  tx: Tx,
  { agendaId, data }: { agendaId: string; data: string },
  menos: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ inicioMin: number }>`select inicio_min from agenda_horarios
    where agenda_id = ${agendaId}::uuid and data = ${data}::date and not encaixe and not (id = any(${menos}::uuid[]))`.execute(
    tx,
  );
  return rows.map(({ inicioMin }) => inicioMin);
}

/** Takes the free ones of these. Out: how many it took. */
export async function takeHorarios(tx: Tx, ids: readonly string[], atendimentoId: string): Promise<number> {
  if (ids.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`update agenda_horarios set atendimento_id = ${atendimentoId}::uuid
    where ${among('id', ids)} and atendimento_id is null and bloqueio_motivo is null`.execute(tx);
  return Number(numAffectedRows);
}

/** An encaixe goes with its appointment: nobody else is offered a time that is in no agenda. */
export async function releaseHorarios(tx: Tx, horarios: readonly HorarioPreso[]): Promise<void> {
  const idsDe = (encaixe: boolean) => horarios.filter((um) => um.encaixe === encaixe).map(({ id }) => id);
  const [encaixes, daAgenda] = [idsDe(true), idsDe(false)];
  if (encaixes.length > 0) await sql`delete from agenda_horarios where id = any(${encaixes}::uuid[])`.execute(tx);
  if (daAgenda.length > 0)
    await sql`update agenda_horarios set atendimento_id = null where id = any(${daAgenda}::uuid[])`.execute(tx);
}

export async function insertEncaixe(
  tx: Tx,
  lugar: { agendaId: string; data: string; inicioMin: number; fimMin: number },
  atendimentoId: string,
): Promise<void> {
  await sql`insert into agenda_horarios (id, agenda_id, data, inicio_min, fim_min, atendimento_id, encaixe)
    values (${newId()}::uuid, ${lugar.agendaId}::uuid, ${lugar.data}::date, ${lugar.inicioMin}, ${lugar.fimMin},
      ${atendimentoId}::uuid, true)`.execute(tx);
}

export interface HorarioDaAgenda extends HorarioDoDia {
  agendaId: string;
}

/** What these agendas offer on a day; blocked slots and other people's encaixes are no offer. */
export async function readDia(
  db: Db,
  agendas: readonly string[],
  data: string,
  { agora, atendimentoId }: { agora: Agora; atendimentoId: string | null },
): Promise<HorarioDaAgenda[]> {
  const { rows } = await sql<HorarioPreso>`select ${COLUNAS} from agenda_horarios
    where agenda_id = any(${agendas}::uuid[]) and data = ${data}::date
      and (atendimento_id = ${atendimentoId}::uuid or (not encaixe and bloqueio_motivo is null))
    order by inicio_min, fim_min, id`.execute(db);
  return rows.map((um) => ({
    agendaId: um.agendaId,
    id: um.id,
    inicio: horaDosMinutos(um.inicioMin),
    fim: horaDosMinutos(um.fimMin),
    livre: um.atendimentoId === null || um.atendimentoId === atendimentoId,
    passado: comecou(um, agora),
  }));
}
