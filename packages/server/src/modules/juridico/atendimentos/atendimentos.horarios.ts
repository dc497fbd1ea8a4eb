/**
 * The place of an appointment: slots of one agenda and day that it takes and gives back, all of them or none.
 *
 * In: the agendas, held; what was chosen; the appointment that takes them. Slots that it holds already are never refused. Errors:
 * `atendimentos.horario_ocupado` (409, with the day's slots as they are now), `atendimentos.seguidos`, `atendimentos.passado` (422),
 * `plataforma.invalido`. Source: spec 3 §5; decisions-legal (Booking, Encaixe); invariants B1-B3.
 */
import { horaDosMinutos, minutosDaHora, minutosDoFim } from '@sede/domain/modules/juridico/agendas';
import {
  agoraEm,
  comecou,
  atendimentosErrors as errors,
  errosDasHoras,
  isSeguidos,
  type Lugar,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import {
  type AgendaPresa,
  type HorarioPreso,
  insertEncaixe,
  lockHorarios,
  readDia,
  readOutrosInicios,
  releaseHorarios,
  takeHorarios,
} from './horarios.store.ts';

export interface Faixa {
  inicioMin: number;
  fimMin: number;
}

interface Pedido {
  lugar: Lugar;
  agenda: AgendaPresa;
  atendimentoId: string;
  confirmarPassado: boolean | undefined;
}

export interface Tomado extends Faixa {
  /** Begun already when it was booked. */
  passado: boolean;
}

/** Somebody was faster, blocked it or took it out of the agenda. */
export async function ocupado(ctx: WriteContext, agendaId: string, data: string, atendimentoId: string) {
  const agora = agoraEm(ctx.now);
  const dia = await readDia(ctx.db, [agendaId], data, { agora, atendimentoId });
  return errors.horario_ocupado({ data: { horarios: dia.map(({ agendaId: _, ...um }) => um) } });
}

/** Hours that the form shows must be those of the slots. */
function refuseHoras({ horaInicio, horaFim }: Lugar, { inicioMin, fimMin }: Faixa): void {
  const [inicio, fim] = [horaDosMinutos(inicioMin), horaDosMinutos(fimMin)];
  refuseCampos(errosDasHoras(horaInicio ?? inicio, horaFim ?? fim));
  refuseCampos({
    ...(horaInicio !== undefined && horaInicio !== inicio && { horaInicio: messages.horaDiferente }),
    ...(horaFim !== undefined && horaFim !== fim && { horaFim: messages.horaDiferente }),
  });
}

function refusePassado(ctx: WriteContext, { lugar, confirmarPassado }: Pedido, inicios: readonly number[]): boolean {
  const agora = agoraEm(ctx.now);
  const passado = inicios.some((inicioMin) => comecou({ data: lugar.data, inicioMin }, agora));
  if (passado && !confirmarPassado) throw errors.passado();
  return passado;
}

/** J and R book a time that is in no agenda; it may overlap. */
async function takeEncaixe(ctx: WriteContext, pedido: Pedido, held: readonly HorarioPreso[]): Promise<Tomado> {
  const { lugar, agenda, atendimentoId } = pedido;
  const { inicio = '', fim = '' } = lugar.encaixe ?? {};
  refuseCampos(errosDasHoras(inicio, fim));
  if (Number(lugar.data.slice(0, 4)) !== agenda.ano) refuseCampos({ data: messages.outroAno });
  const faixa = { inicioMin: minutosDaHora(inicio) ?? 0, fimMin: minutosDoFim(fim) ?? 0 };
  refuseHoras(lugar, faixa);
  const passado = refusePassado(ctx, pedido, [faixa.inicioMin]);
  await releaseHorarios(ctx.tx, held);
  await insertEncaixe(ctx.tx, { agendaId: agenda.id, data: lugar.data, ...faixa }, atendimentoId);
  return { ...faixa, passado };
}

/** Held slots that are no longer chosen are given back, the others taken, in this transaction. */
export async function takeLugar(ctx: WriteContext, pedido: Pedido): Promise<Tomado> {
  const { lugar, agenda, atendimentoId } = pedido;
  const ids = [...new Set(lugar.horarios ?? [])];
  if (ids.length > 0 === (lugar.encaixe !== undefined)) refuseCampos({ horarios: messages.semHorario });
  const locked = await lockHorarios(ctx.tx, { ids, doAtendimento: atendimentoId });
  const held = locked.filter((um) => um.atendimentoId === atendimentoId);
  if (lugar.encaixe) return takeEncaixe(ctx, pedido, held);

  const chosen = locked.filter(({ id }) => ids.includes(id));
  const novos = chosen.filter((um) => um.atendimentoId !== atendimentoId);
  const livre = (um: HorarioPreso) => um.atendimentoId === null && !um.bloqueado;
  const there = chosen.every((um) => um.agendaId === agenda.id && um.data === lugar.data) && novos.every(livre);
  if (chosen.length < ids.length || !there) throw await ocupado(ctx, agenda.id, lugar.data, atendimentoId);
  const inicios = chosen.map(({ inicioMin }) => inicioMin);
  const outros = await readOutrosInicios(ctx.tx, { agendaId: agenda.id, data: lugar.data }, ids);
  if (!isSeguidos(inicios, outros)) throw errors.seguidos();
  const faixa = { inicioMin: Math.min(...inicios), fimMin: Math.max(...chosen.map(({ fimMin }) => fimMin)) };
  refuseHoras(lugar, faixa);
  const passado = refusePassado(
    ctx,
    pedido,
    novos.map(({ inicioMin }) => inicioMin),
  );
  await releaseHorarios(
    ctx.tx,
    held.filter(({ id }) => !ids.includes(id)),
  );
  const taken = await takeHorarios(
    ctx.tx,
    novos.map(({ id }) => id),
    atendimentoId,
  );
  if (taken < novos.length) throw await ocupado(ctx, agenda.id, lugar.data, atendimentoId);
  return { ...faixa, passado };
}
