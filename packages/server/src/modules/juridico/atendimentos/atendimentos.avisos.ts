/** Who hears by the bell of an appointment: the office's users of a new and of a cancelled one. Source: decisions-legal (Mail). */
import { rolesOf } from '@sede/domain/access';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import { ATENDIMENTOS_AVISOS as AVISOS } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { holdsRole } from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';

interface Avisado {
  id: string;
  numero: string;
  data: string;
  inicioMin: number;
  escritorioId: string;
}

/** The users of an office, as far as they see its appointments. */
export async function usuariosDe(tx: Tx, escritorioId: string): Promise<string[]> {
  const { rows } = await sql<{ usuarioId: string }>`select x.usuario_id from usuarios_escritorios x
    where x.escritorio_id = ${escritorioId}::uuid and ${holdsRole(sql`x.usuario_id`, rolesOf('escritorios.ver-proprios'))}
    order by x.usuario_id`.execute(tx);
  return rows.map(({ usuarioId }) => usuarioId);
}

/**
 * The newest says how it is: what was told of it before and is unread goes, unless another office was told it just now (`mantem`).
 * `usuarios`: the office's, where they were read already.
 */
export async function notifyEscritorio(
  ctx: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  qual: 'novo' | 'cancelado',
  { id, numero, data, inicioMin, escritorioId }: Avisado,
  { mantem = false, usuarios }: { mantem?: boolean; usuarios?: readonly string[] } = {},
): Promise<void> {
  if (!mantem) await dismiss(ctx, [AVISOS.novo, AVISOS.cancelado], [id]);
  const para = usuarios ?? (await usuariosDe(ctx.tx, escritorioId));
  if (para.length === 0) return;
  await notify(ctx, {
    aviso: AVISOS[qual],
    dados: { numero, data, inicio: horaDosMinutos(inicioMin) },
    ...{ para, exceto: [ctx.actor.usuarioId], registros: [id] },
  });
}
