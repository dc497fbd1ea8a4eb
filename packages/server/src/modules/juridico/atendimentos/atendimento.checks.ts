/** An appointment held for a change, after the agendas whose slots it may give back or take. Errors: `atendimentos.situacao`, 403, 404. */
import { atendimentosErrors as errors, type MotivoAtendimento } from '@sede/domain/modules/juridico/atendimentos';
import type { WriteContext } from '#platform/api/index.ts';
import { atendimentos } from './atendimento.record.ts';
import { lockAgendas } from './horarios.store.ts';

/** `outras`: agendas that it may move to. */
export async function lockAtendimento(
  ctx: WriteContext,
  { id, versao }: { id: string; versao: number },
  outras: readonly string[] = [],
) {
  const { agendaId } = await atendimentos.linha(ctx, id);
  const agendas = await lockAgendas(ctx.tx, [...(agendaId === null ? [] : [agendaId]), ...outras]);
  const row = await atendimentos.lock(ctx, { id, versao });
  // Moved between the two reads: whoever asks has not seen that.
  if (row.agendaId !== agendaId) throw await atendimentos.conflict(ctx, row);
  return { row, agendas };
}

export function refuseMotivo(motivo: MotivoAtendimento | null): void {
  if (motivo === null) return;
  throw motivo === 'so_consulta' ? errors.so_consulta() : errors.situacao({ values: { motivo } });
}
