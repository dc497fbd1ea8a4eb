/**
 * PDFs of appointments: sent with the booking, added and taken off while it may be edited, opened by whoever sees the appointment, which
 * is written down. Errors: `atendimentos.situacao`, `atendimentos.so_consulta`, `plataforma.invalido` at `anexos`,
 * `plataforma.nao_encontrado`, `plataforma.versao_conflito`. Source: spec 3 §2.3, §9; decisions-legal (Two lists, Cases: 20 PDFs a record).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio, platformErrors } from '@sede/domain/kernel';
import {
  ARQUIVOS_DO_ATENDIMENTO,
  MAX_ARQUIVOS,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { type AttachmentOwner, releaseAnexos } from '#platform/files/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { refuseMotivo } from './atendimento.checks.ts';
import { arquivos, readAtendimento } from './atendimento.completa.ts';
import { MOTIVOS } from './atendimento.pode.ts';
import { atendimentos } from './atendimento.record.ts';
import { refuseConsulta } from './atendimentos.actor.ts';

type Contract = typeof atendimentosContract;

/** In: an appointment that this transaction holds, or made. */
export async function takeArquivos(ctx: WriteContext, id: string, anexos: readonly string[]): Promise<void> {
  const novos = [...new Set(anexos)];
  if (novos.length === 0) return;
  await arquivos.takeAnexos(ctx, novos);
  await arquivos.linkAnexos(ctx.tx, [id], novos);
  if ((await arquivos.listAnexoIds(ctx.tx, [id])).length > MAX_ARQUIVOS)
    refuseCampos({ anexos: messages.muitosArquivos });
}

async function lockParaArquivos(ctx: WriteContext, seen: { id: string; versao: number }) {
  const quem = await refuseConsulta(ctx);
  const row = await atendimentos.lock(ctx, seen);
  refuseMotivo(MOTIVOS.editar(row, quem));
  return row;
}

export async function anexar(ctx: WriteContext, { id, versao, anexos }: InputOf<Contract['anexar']>) {
  const row = await lockParaArquivos(ctx, { id, versao });
  await takeArquivos(ctx, id, anexos);
  await atendimentos.update(ctx, row, { data: row.data });
  return readAtendimento(ctx, id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const row = await lockParaArquivos(ctx, { id, versao });
  if ((await arquivos.unlinkAnexo(ctx.tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await releaseAnexos(ctx.tx, await arquivos.orphanAnexos(ctx.tx, [anexo]), ctx.now);
  await atendimentos.update(ctx, row, { data: row.data });
  return readAtendimento(ctx, id);
}

export const atendimentosAttachments: AttachmentOwner = {
  ...ARQUIVOS_DO_ATENDIMENTO,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'atendimentos.ver')) return false;
    return atendimentos.seesOne(ctx, [
      sql`t.id in (select l.atendimento_id from atendimentos_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
  async aberto(ctx, { id, nome }) {
    const { rows } = await sql<{ id: string; nome: string }>`
      select distinct f.id, coalesce(f.nome_social, f.nome_completo) as nome
      from atendimentos_anexos l join atendimento_filiados x on x.atendimento_id = l.atendimento_id
        join filiados f on f.id = x.filiado_id
      where l.anexo_id = ${id}::uuid order by 2, 1`.execute(ctx.db);
    for (const filiado of rows) {
      await registerAcesso(ctx, {
        ...{ ato: 'baixar', tela: 'atendimentos', filiado: { ...filiado, nome: nomeProprio(filiado.nome) } },
        detalhe: { arquivo: nome },
      });
    }
  },
};
