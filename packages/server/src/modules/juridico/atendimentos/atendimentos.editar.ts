/**
 * Editing an appointment and moving it to another time: what it leaves and what it takes change together, or nothing does.
 *
 * Agendas are held before the appointment, in the order of their ids. One that waits for its conclusion keeps day, time and members.
 * Errors: as booking; `atendimentos.situacao`, `plataforma.versao_conflito`. Source: decisions-legal (Two lists, Booking); invariant B3.
 */
import type { InputOf } from '@sede/domain/contract';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { lockAtendimento, refuseMotivo } from './atendimento.checks.ts';
import { readAtendimento } from './atendimento.completa.ts';
import { MOTIVOS } from './atendimento.pode.ts';
import { atendimentos } from './atendimento.record.ts';
import { refuseConsulta } from './atendimentos.actor.ts';
import { activeOf, daAgenda } from './atendimentos.agendar.ts';
import { notifyEscritorio } from './atendimentos.avisos.ts';
import {
  holdParticipantes,
  insertFiliados,
  lockFiliados,
  readFiliadosDe,
  refuseCoincidencia,
  refuseDesfiliados,
  removeFiliados,
} from './atendimentos.filiados.ts';
import { type Faixa, takeLugar } from './atendimentos.horarios.ts';
import { refuseSemProcesso, setProcessos } from './atendimentos.processos.ts';
import { tellAtendimentos } from './convites.service.ts';

type Input = InputOf<typeof atendimentosContract.editar>;
type Held = Awaited<ReturnType<typeof lockAtendimento>>;

/** Out: the columns that the new place gives. */
async function changeLugar(ctx: WriteContext, { row, agendas }: Held, { lugar, confirmarPassado }: Input) {
  if (!lugar) return null;
  const agenda = activeOf(agendas, lugar.agendaId, row.escritorioId);
  const { passado, ...faixa } = await takeLugar(ctx, { lugar, agenda, atendimentoId: row.id, confirmarPassado });
  const same = agenda.id === row.agendaId;
  return {
    // The same agenda's office keeps the name that it had.
    ...(same ? {} : daAgenda(agenda)),
    ...faixa,
    data: lugar.data,
    encaixe: lugar.encaixe !== undefined || (row.encaixe && same && lugar.data === row.data && sameFaixa(row, faixa)),
    confirmadoPassado: row.confirmadoPassado || passado,
  };
}

const sameFaixa = (a: Faixa, b: Faixa) => a.inicioMin === b.inicioMin && a.fimMin === b.fimMin;

async function changeFiliados(ctx: WriteContext, id: string, wanted: readonly string[]): Promise<void> {
  const before = await readFiliadosDe(ctx.tx, id);
  const novos = [...new Set(wanted)].filter((one) => !before.includes(one));
  if (novos.length > 0) refuseDesfiliados(novos, await lockFiliados(ctx.tx, novos));
  await removeFiliados(
    ctx.tx,
    id,
    before.filter((one) => !wanted.includes(one)),
  );
  await insertFiliados(ctx.tx, id, novos);
}

/** The answer and the cases that it is about change together; without either they stay. */
async function changeProcessos(ctx: WriteContext, { row }: Held, { processoEmCurso, processos }: Input): Promise<void> {
  const agora = processoEmCurso ?? row.processoEmCurso;
  if (processos === undefined && agora === row.processoEmCurso) return;
  refuseSemProcesso(agora, processos ?? []);
  await setProcessos(ctx, { atendimentoId: row.id, origem: 'agendamento' }, processos ?? []);
}

export async function editar(ctx: WriteContext, input: Input) {
  const quem = await refuseConsulta(ctx);
  const { id, versao, lugar, filiados, confirmarCoincidencia, processoEmCurso, descricao } = input;
  const held = await lockAtendimento(ctx, { id, versao }, lugar ? [lugar.agendaId] : []);
  const { row } = held;
  const moves = lugar !== undefined || filiados !== undefined;
  refuseMotivo((moves ? MOTIVOS.remarcar : MOTIVOS.editar)(row, quem));
  const novo = await changeLugar(ctx, held, input);
  if (filiados) await changeFiliados(ctx, id, filiados);
  if (moves && !confirmarCoincidencia) {
    const { data, inicioMin, fimMin } = { ...row, ...novo };
    const quemVem = await readFiliadosDe(ctx.tx, id);
    await holdParticipantes(ctx.tx, quemVem);
    await refuseCoincidencia(ctx.tx, quemVem, { data, inicioMin, fimMin, atendimentoId: id });
  }
  await changeProcessos(ctx, held, input);
  // Members and cases that change raise the version too; whoever edits what was imported has looked at it.
  await atendimentos.update(ctx, row, { data: row.data, ...novo, processoEmCurso, descricao, aConferir: [] });
  await tellAtendimentos(ctx, [id]);
  if (novo && 'escritorioId' in novo && novo.escritorioId !== row.escritorioId) {
    await notifyEscritorio(ctx, 'cancelado', row);
    await notifyEscritorio(ctx, 'novo', { ...row, ...novo }, { mantem: true });
  }
  return readAtendimento(ctx, id);
}
