/**
 * What becomes of an appointment: outcome, conclusion, cancelling and what takes them back, comments.
 *
 * Each change asks the version that was seen and the situation under a lock, so that of two at once one wins and the other is told.
 * Errors: `atendimentos.situacao` (409, with the situation that it has now), `atendimentos.so_consulta` (403),
 * `atendimentos.horario_ocupado`, `plataforma.versao_conflito`, `plataforma.invalido`.
 * Source: spec 3 §4; decisions-legal (Two lists, Outcome, Booking); invariants B3, B7, B9.
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import {
  agoraEm,
  comecou,
  atendimentosMessages as messages,
  situacaoDepoisDoResultado,
} from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { childTable } from '#platform/db/record/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { seesAllOffices } from '../juridico.actor.ts';
import { lockAtendimento, refuseMotivo } from './atendimento.checks.ts';
import { readAdvogado, readAtendimento } from './atendimento.completa.ts';
import { MOTIVOS } from './atendimento.pode.ts';
import { atendimentos } from './atendimento.record.ts';
import { readQuem } from './atendimentos.actor.ts';
import { daAgenda } from './atendimentos.agendar.ts';
import { notifyEscritorio } from './atendimentos.avisos.ts';
import { readFiliadosDe, setCompareceu } from './atendimentos.filiados.ts';
import { ocupado } from './atendimentos.horarios.ts';
import { refuseSemProcesso, setProcessos } from './atendimentos.processos.ts';
import { tellAtendimentos } from './convites.service.ts';
import { insertEncaixe, lockFaixa, lockHorarios, releaseHorarios, takeHorarios } from './horarios.store.ts';

type Contract = typeof atendimentosContract;

const comentariosTable = childTable('atendimentoComentarios');

async function advogadoDe(ctx: WriteContext, escritorioId: string, id: string | null | undefined) {
  if (!id) return { advogadoId: null, advogadoNome: null };
  const advogado = await readAdvogado(ctx, escritorioId, id);
  if (!advogado) refuseCampos({ advogadoId: messages.advogadoDeFora });
  return { advogadoId: id, advogadoNome: advogado?.nome ?? null };
}

/** Who came: of one that took place all unless it is said, of a missed one nobody; null where the office could not. */
async function vieramA(
  ctx: WriteContext,
  { id, ocorreu, compareceram, motivoDaFalta }: InputOf<Contract['registrarResultado']>,
): Promise<string[] | null> {
  if (!ocorreu) return motivoDaFalta === 'escritorio' ? null : [];
  const todos = await readFiliadosDe(ctx.tx, id);
  const vieram = compareceram ?? todos;
  if (vieram.some((um) => !todos.includes(um))) refuseCampos({ compareceram: messages.naoEDoAtendimento });
  if (vieram.length === 0) refuseCampos({ compareceram: messages.ninguemVeio });
  return vieram;
}

export async function registrarResultado(ctx: WriteContext, input: InputOf<Contract['registrarResultado']>) {
  const { id, versao, ocorreu, motivoDaFalta = 'filiado', advogadoId, comentario } = input;
  const row = await atendimentos.lock(ctx, { id, versao });
  refuseMotivo(MOTIVOS.registrarResultado(row, await readQuem(ctx)));
  const advogado = await advogadoDe(ctx, row.escritorioId, advogadoId);
  await setCompareceu(ctx.tx, id, await vieramA(ctx, { ...input, motivoDaFalta }));
  await atendimentos.update(ctx, row, {
    ...advogado,
    ocorreu,
    motivoDaFalta: ocorreu ? null : motivoDaFalta,
    comentarioResultado: comentario ?? null,
    situacao: situacaoDepoisDoResultado(ocorreu),
  });
  // Of a day to come: nobody need go.
  if (!ocorreu) await tellAtendimentos(ctx, [id]);
  return readAtendimento(ctx, id);
}

export async function concluir(
  ctx: WriteContext,
  { id, versao, novoProcesso, processos = [], comentario }: InputOf<Contract['concluir']>,
) {
  const row = await atendimentos.lock(ctx, { id, versao });
  refuseMotivo(MOTIVOS.concluir(row, await readQuem(ctx)));
  refuseSemProcesso(novoProcesso, processos);
  await setProcessos(ctx, { atendimentoId: id, origem: 'conclusao' }, processos);
  await atendimentos.update(ctx, row, {
    situacao: 'Concluído',
    novoProcesso,
    comentarioConclusao: comentario ?? null,
    concluidoEm: ctx.now,
    concluidoPor: ctx.actor.usuarioId,
    concluidoPorNome: ctx.actor.nome,
  });
  return readAtendimento(ctx, id);
}

const SEM_CONCLUSAO = {
  novoProcesso: null,
  comentarioConclusao: null,
  concluidoEm: null,
  concluidoPor: null,
  concluidoPorNome: null,
};
const SEM_RESULTADO = {
  ocorreu: null,
  motivoDaFalta: null,
  advogadoId: null,
  advogadoNome: null,
  comentarioResultado: null,
};

/** A missed one was concluded by its outcome: that goes with the conclusion. */
export async function cancelarConclusao(ctx: WriteContext, { id, versao }: InputOf<Contract['cancelarConclusao']>) {
  const row = await atendimentos.lock(ctx, { id, versao });
  refuseMotivo(MOTIVOS.cancelarConclusao(row, await readQuem(ctx)));
  const missed = row.ocorreu === false;
  await setProcessos(ctx, { atendimentoId: id, origem: 'conclusao' }, []);
  if (missed) await setCompareceu(ctx.tx, id, null);
  await atendimentos.update(ctx, row, {
    situacao: 'Aguardando conclusão',
    ...SEM_CONCLUSAO,
    ...(missed && SEM_RESULTADO),
  });
  return readAtendimento(ctx, id);
}

/** Slots that have begun stay: nobody can be offered them any more. */
export async function cancelar(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['cancelar']>) {
  const { row } = await lockAtendimento(ctx, { id, versao });
  refuseMotivo(MOTIVOS.cancelar(row, await readQuem(ctx)));
  const agora = agoraEm(ctx.now);
  const held = await lockHorarios(ctx.tx, { ids: [], doAtendimento: id });
  await releaseHorarios(
    ctx.tx,
    held.filter((um) => !comecou(um, agora)),
  );
  await atendimentos.update(ctx, row, {
    situacao: 'Cancelado',
    canceladoDe: row.situacao,
    canceladoEm: ctx.now,
    canceladoMotivo: motivo,
  });
  await tellAtendimentos(ctx, [id]);
  await notifyEscritorio(ctx, 'cancelado', row);
  return readAtendimento(ctx, id);
}

/** Its own slots again, if nobody has them and none was blocked or taken out of the agenda; with the office that has the agenda now. */
export async function desfazerCancelamento(
  ctx: WriteContext,
  { id, versao }: InputOf<Contract['desfazerCancelamento']>,
) {
  const { row, agendas } = await lockAtendimento(ctx, { id, versao });
  refuseMotivo(MOTIVOS.desfazerCancelamento(row, await readQuem(ctx), agoraEm(ctx.now)));
  const { agendaId, data, inicioMin, fimMin, encaixe } = row;
  if (agendaId !== null && encaixe) await insertEncaixe(ctx.tx, { agendaId, data, inicioMin, fimMin }, id);
  if (agendaId !== null && !encaixe) {
    const faixa = await lockFaixa(ctx.tx, { agendaId, data, inicioMin, fimMin });
    const whole =
      faixa.some((um) => um.inicioMin === inicioMin) && Math.max(...faixa.map((um) => um.fimMin)) === fimMin;
    const taken = whole
      ? await takeHorarios(
          ctx.tx,
          faixa.map((um) => um.id),
          id,
        )
      : 0;
    if (!whole || taken < faixa.length) throw await ocupado(ctx, agendaId, data, id);
  }
  const agenda = agendaId === null ? undefined : agendas.get(agendaId);
  // The office that had the agenda handed over what was open, and this was not.
  const movida = agenda && agenda.escritorioId !== row.escritorioId ? daAgenda(agenda) : {};
  await atendimentos.update(ctx, row, {
    ...movida,
    situacao: 'Aguardando realização',
    canceladoDe: null,
    canceladoEm: null,
    canceladoMotivo: null,
  });
  await tellAtendimentos(ctx, [id]);
  await notifyEscritorio(ctx, 'novo', { ...row, ...movida });
  return readAtendimento(ctx, id);
}

/** Who sees only their offices writes for one of them: its name stands beside theirs. */
export async function comentar(ctx: WriteContext, { id, comentario }: InputOf<Contract['comentar']>) {
  const row = await atendimentos.lock(ctx, { id });
  refuseMotivo(MOTIVOS.comentar(row, await readQuem(ctx)));
  await comentariosTable.insert(ctx.tx, {
    id: newId(),
    atendimentoId: id,
    comentario,
    autorId: ctx.actor.usuarioId,
    autorNome: ctx.actor.nome,
    escritorioNome: seesAllOffices(ctx.actor, 'atendimentos.comentar') ? null : row.escritorioNome,
  });
  return readAtendimento(ctx, id);
}
