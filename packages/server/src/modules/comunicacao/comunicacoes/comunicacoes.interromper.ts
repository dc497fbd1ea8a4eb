/**
 * A sending that is on its way or waits for it: approved, denied, taken back, stopped, gone on with, ended.
 *
 * Stopping takes back what stands in the outbox and nobody is delivering yet. What leaves after days is checked again: its sender or
 * topic may have been taken off the settings. Errors: `comunicacoes.estado`, `.remetente`, `.tema`, `plataforma.versao_conflito`. Source: decisions-members (Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  COMUNICACOES_AVISOS as avisos,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoNegar,
  motivoNaoRetomar,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { takeBackBatch } from '#platform/mail/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { checkMensagem, depoisDaEspera, type Row } from './comunicacoes.enviar.ts';
import { refuse } from './comunicacoes.service.ts';

type Contract = typeof comunicacoesContract;

/** Told to whoever sent it, unless they did it themselves. */
const tell = async <D extends { titulo: string }>(
  ctx: WriteContext,
  row: Row,
  aviso: Parameters<typeof notify<D>>[1]['aviso'],
  dados: D,
) => {
  const para = row.enviadaPor && row.enviadaPor !== ctx.actor.usuarioId ? [row.enviadaPor] : [];
  await notify(ctx, { aviso, para, dados, registros: [row.id] });
};

export async function aprovar(ctx: WriteContext, { id, versao }: InputOf<Contract['aprovar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoAprovar(row, ctx.actor.usuarioId));
  await checkMensagem(ctx.tx, row, ctx.services.config);
  await comunicacoes.update(ctx, row, {
    estado: 'na_espera',
    saiEm: depoisDaEspera(ctx.now),
    aprovadaPor: ctx.actor.usuarioId,
    aprovadaEm: ctx.now,
  });
  await dismiss(ctx, [avisos.pedida], [id]);
  await tell(ctx, row, avisos.aprovada, { por: ctx.actor.nome, titulo: row.titulo ?? '' });
  return comunicacoes.get(ctx, id);
}

/** Back to a draft: the recipients are asked anew at the next sending. */
async function backToDraft(ctx: WriteContext, row: Row, recusaMotivo: string | null) {
  await sql`delete from comunicacao_destinatarios where comunicacao_id = ${row.id}::uuid`.execute(ctx.tx);
  const nada = { esperados: null, saiEm: null, enviadaPor: null, enviadaEm: null, aprovadaPor: null, aprovadaEm: null };
  await comunicacoes.update(ctx, row, { ...nada, estado: 'rascunho', recusaMotivo });
  await dismiss(ctx, [avisos.pedida], [row.id]);
  return comunicacoes.get(ctx, row.id);
}

export async function negar(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['negar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoNegar(row));
  await tell(ctx, row, avisos.negada, { por: ctx.actor.nome, titulo: row.titulo ?? '', motivo });
  return backToDraft(ctx, row, motivo);
}

export async function cancelar(ctx: WriteContext, { id, versao }: InputOf<Contract['cancelar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoCancelar(row));
  return backToDraft(ctx, row, null);
}

export async function interromper(ctx: WriteContext, { id, versao }: InputOf<Contract['interromper']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoInterromper(row));
  const mails = await takeBackBatch(ctx.tx, id);
  await sql`update comunicacao_destinatarios set estado = 'na_fila', email_id = null
    where comunicacao_id = ${id}::uuid and id = any(${mails}::uuid[])`.execute(ctx.tx);
  await comunicacoes.update(ctx, row, { estado: 'interrompida' });
  await tell(ctx, row, avisos.interrompida, { por: ctx.actor.nome, titulo: row.titulo ?? '' });
  return comunicacoes.get(ctx, id);
}

export async function retomar(ctx: WriteContext, { id, versao }: InputOf<Contract['retomar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoRetomar(row));
  await checkMensagem(ctx.tx, row, ctx.services.config);
  await comunicacoes.update(ctx, row, { estado: 'enviando', saiEm: row.saiEm ?? ctx.now });
  return comunicacoes.get(ctx, id);
}

export async function encerrar(ctx: WriteContext, { id, versao }: InputOf<Contract['encerrar']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoRetomar(row));
  await sql`update comunicacao_destinatarios set estado = 'de_fora', motivo = 'encerrada'
    where comunicacao_id = ${id}::uuid and estado = 'na_fila'`.execute(ctx.tx);
  await comunicacoes.update(ctx, row, { estado: 'concluida', concluidaEm: ctx.now });
  return comunicacoes.get(ctx, id);
}
