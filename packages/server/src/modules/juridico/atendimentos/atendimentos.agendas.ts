/**
 * What the place of an agenda does to what is booked in it: an appointment keeps the place that it was booked with, until somebody who
 * changes the agenda's says that it moves along. Members and office are told as of any other change (`convites.jobs.ts`).
 * In: an agenda that this transaction holds. Source: decisions-legal (Mail); docs/decisions/122.
 */
import { agoraEm } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { LOCAL_DA_AGENDA } from './horarios.store.ts';

type Ctx = Pick<WriteContext, 'tx' | 'now'>;

/** Those to come that stand elsewhere than their agenda does now, held in the order of their ids. */
export async function lockForaDoLocal({ tx, now }: Ctx, agendaId: string): Promise<string[]> {
  const { dia, minutos } = agoraEm(now);
  const { rows } = await sql<{ id: string }>`
    select t.id from atendimentos t join agendas a on a.id = t.agenda_id join escritorios e on e.id = a.escritorio_id
    where a.id = ${agendaId}::uuid and t.situacao = 'Aguardando realização'
      and (t.data, t.inicio_min) > (${dia}::date, ${minutos}::int) and t.local is distinct from ${LOCAL_DA_AGENDA}
    order by t.id for update of t`.execute(tx);
  return rows.map(({ id }) => id);
}

/** In: held by `lockForaDoLocal`. */
export async function moveAoLocal({ tx }: Ctx, ids: readonly string[]): Promise<void> {
  await sql`update atendimentos t set local = ${LOCAL_DA_AGENDA} from agendas a join escritorios e on e.id = a.escritorio_id
    where t.id = any(${ids}::uuid[]) and a.id = t.agenda_id`.execute(tx);
}
