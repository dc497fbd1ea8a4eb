/**
 * A survey that is on its way or waits for it: approved, denied, called off, held up, gone on with, ended.
 *
 * What never left leaves nobody's name behind. Holding it up takes back what stands in the outbox and nobody is delivering yet. Errors:
 * `pesquisas.estado`, `plataforma.versao_conflito`. Source: decisions-members (Communication; Survey: confirm as above).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { addDays } from '@sede/domain/kernel';
import {
  PESQUISAS_AVISOS as avisos,
  pesquisasErrors as errors,
  type MotivoPesquisa,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoNegar,
  motivoNaoRetomar,
  PRAZO_DIAS,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { sql } from 'kysely';
import { depoisDaEspera } from '#modules/comunicacao/comunicacoes/index.ts';
import { dismiss, notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { takeBackBatch } from '#platform/mail/index.ts';
import { pesquisas } from './pesquisa.record.ts';

type Contract = typeof pesquisasContract;
type Seen = InputOf<Contract['cancelar']>;
type Row = Awaited<ReturnType<typeof pesquisas.lock>>;

const refuse = (motivo: MotivoPesquisa | null): void => {
  if (motivo) throw errors.estado({ values: { motivo } });
};

/** Told to whoever sent it, unless they did it themselves. */
async function tell<D extends { por: string }>(
  ctx: WriteContext,
  { id, criadoPor }: Row,
  aviso: Parameters<typeof notify<D>>[1]['aviso'],
  dados: D,
): Promise<void> {
  const para = criadoPor && criadoPor !== ctx.actor.usuarioId ? [criadoPor] : [];
  await notify(ctx, { aviso, para, dados, registros: [id] });
}

export async function aprovar(ctx: WriteContext, { id, versao }: InputOf<Contract['aprovar']>) {
  const row = await pesquisas.lock(ctx, { id, versao });
  const { usuarioId: quem, papeis, nome: por } = ctx.actor;
  refuse(
    motivoNaoAprovar(
      { estado: row.estado, enviadaPorId: row.criadoPor },
      { quem, aprova: can(papeis, 'pesquisas.aprovar') },
    ),
  );
  await pesquisas.update(ctx, row, {
    estado: 'na_espera',
    saiEm: depoisDaEspera(ctx.now),
    // The links live from the day on which they leave.
    expiraEm: addDays(ctx.today, PRAZO_DIAS),
    aprovadaPor: quem,
    aprovadaEm: ctx.now,
  });
  await dismiss(ctx, [avisos.pedida], [id]);
  await tell(ctx, row, avisos.aprovada, { por });
  return pesquisas.get(ctx, id);
}

/** Nobody was sent anything: no link is left, and nobody's record is held by it. */
async function putAway(ctx: WriteContext, row: Row, fim: { estado: 'cancelada' | 'negada'; recusaMotivo?: string }) {
  await sql`delete from pesquisa_convites where pesquisa_id = ${row.id}::uuid`.execute(ctx.tx);
  await pesquisas.update(ctx, row, fim);
  await dismiss(ctx, [avisos.pedida], [row.id]);
  return pesquisas.get(ctx, row.id);
}

export async function negar(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['negar']>) {
  const row = await pesquisas.lock(ctx, { id, versao });
  refuse(motivoNaoNegar(row, true));
  await tell(ctx, row, avisos.negada, { por: ctx.actor.nome, motivo });
  return putAway(ctx, row, { estado: 'negada', recusaMotivo: motivo });
}

export async function cancelar(ctx: WriteContext, { id, versao }: Seen) {
  const row = await pesquisas.lock(ctx, { id, versao });
  refuse(motivoNaoCancelar(row.estado, true));
  return putAway(ctx, row, { estado: 'cancelada' });
}

export async function interromper(ctx: WriteContext, { id, versao }: Seen) {
  const row = await pesquisas.lock(ctx, { id, versao });
  refuse(motivoNaoInterromper(row.estado, true));
  const mails = await takeBackBatch(ctx.tx, id);
  await sql`update pesquisa_convites set estado = 'na_fila'
    where pesquisa_id = ${id}::uuid and id = any(${mails}::uuid[])`.execute(ctx.tx);
  await pesquisas.update(ctx, row, { estado: 'interrompida' });
  await tell(ctx, row, avisos.interrompida, { por: ctx.actor.nome });
  return pesquisas.get(ctx, id);
}

export async function retomar(ctx: WriteContext, { id, versao }: Seen) {
  const row = await pesquisas.lock(ctx, { id, versao });
  refuse(motivoNaoRetomar(row.estado, true));
  await pesquisas.update(ctx, row, { estado: 'enviando' });
  return pesquisas.get(ctx, id);
}

export async function encerrar(ctx: WriteContext, { id, versao }: Seen) {
  const row = await pesquisas.lock(ctx, { id, versao });
  refuse(motivoNaoRetomar(row.estado, true));
  await sql`update pesquisa_convites set estado = 'de_fora', motivo = 'encerrada'
    where pesquisa_id = ${id}::uuid and estado = 'na_fila'`.execute(ctx.tx);
  await pesquisas.update(ctx, row, { estado: 'enviada', concluidaEm: ctx.now });
  return pesquisas.get(ctx, id);
}
