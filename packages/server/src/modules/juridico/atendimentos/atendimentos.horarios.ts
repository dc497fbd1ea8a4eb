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
import type { Tx } from '#platform/db/index.ts';
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

/** Slots that the appointment holds or asks for, held, and the starts of the day's others. */
export interface LugarPreso {
  presos: HorarioPreso[];
  outros: number[];
}

const idsDe = ({ horarios = [] }: Lugar) => [...new Set(horarios)];

/** Its statements do not wait for each other (`together`). In: the agenda, held or asked to be held before; null: a new appointment. */
export async function lockLugar(tx: Tx, lugar: Lugar, doAtendimento: string | null): Promise<LugarPreso> {
  const ids = idsDe(lugar);
  if (ids.length > 0 === (lugar.encaixe !== undefined)) refuseCampos({ horarios: messages.semHorario });
  const [presos, outros] = await Promise.all([
    lockHorarios(tx, { ids, doAtendimento }),
    ids.length > 0 ? readOutrosInicios(tx, lugar, ids) : [],
  ]);
  return { presos, outros };
}

export interface LugarConferido extends Faixa {
  /** Begun already when it was booked. */
  passado: boolean;
  /** What is no longer chosen is given back, the rest taken. */
  take(tx: Tx): Promise<void>;
}

/** J and R book a time that is in no agenda; it may overlap. */
function checkEncaixe(ctx: WriteContext, pedido: Pedido, held: readonly HorarioPreso[]): LugarConferido {
  const { lugar, agenda, atendimentoId } = pedido;
  const { inicio = '', fim = '' } = lugar.encaixe ?? {};
  refuseCampos(errosDasHoras(inicio, fim));
  if (Number(lugar.data.slice(0, 4)) !== agenda.ano) refuseCampos({ data: messages.outroAno });
  const faixa = { inicioMin: minutosDaHora(inicio) ?? 0, fimMin: minutosDoFim(fim) ?? 0 };
  refuseHoras(lugar, faixa);
  return {
    ...faixa,
    passado: refusePassado(ctx, pedido, [faixa.inicioMin]),
    async take(tx) {
      if (held.length > 0) await releaseHorarios(tx, held);
      await insertEncaixe(tx, { agendaId: agenda.id, data: lugar.data, ...faixa }, atendimentoId);
    },
  };
}

export async function checkLugar(
  ctx: WriteContext,
  pedido: Pedido,
  { presos, outros }: LugarPreso,
): Promise<LugarConferido> {
  const { lugar, agenda, atendimentoId } = pedido;
  const ids = idsDe(lugar);
  const held = presos.filter((um) => um.atendimentoId === atendimentoId);
  if (lugar.encaixe) return checkEncaixe(ctx, pedido, held);

  const chosen = presos.filter(({ id }) => ids.includes(id));
  const novos = chosen.filter((um) => um.atendimentoId !== atendimentoId);
  const livre = (um: HorarioPreso) => um.atendimentoId === null && !um.bloqueado;
  const there = chosen.every((um) => um.agendaId === agenda.id && um.data === lugar.data) && novos.every(livre);
  if (chosen.length < ids.length || !there) throw await ocupado(ctx, agenda.id, lugar.data, atendimentoId);
  const inicios = chosen.map(({ inicioMin }) => inicioMin);
  if (!isSeguidos(inicios, outros)) throw errors.seguidos();
  const faixa = { inicioMin: Math.min(...inicios), fimMin: Math.max(...chosen.map(({ fimMin }) => fimMin)) };
  refuseHoras(lugar, faixa);
  const soltos = held.filter(({ id }) => !ids.includes(id));
  const pegos = novos.map(({ id }) => id);
  return {
    ...faixa,
    passado: refusePassado(
      ctx,
      pedido,
      novos.map(({ inicioMin }) => inicioMin),
    ),
    async take(tx) {
      if (soltos.length > 0) await releaseHorarios(tx, soltos);
      const taken = await takeHorarios(tx, pegos, atendimentoId);
      if (taken < pegos.length) throw await ocupado(ctx, agenda.id, lugar.data, atendimentoId);
    },
  };
}

/** Held slots that are no longer chosen are given back, the others taken, in this transaction. In: the agenda, held. */
export async function takeLugar(ctx: WriteContext, pedido: Pedido): Promise<Omit<LugarConferido, 'take'>> {
  const { take, ...tomado } = await checkLugar(
    ctx,
    pedido,
    await lockLugar(ctx.tx, pedido.lugar, pedido.atendimentoId),
  );
  await take(ctx.tx);
  return tomado;
}
