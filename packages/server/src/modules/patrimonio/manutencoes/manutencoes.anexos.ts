/**
 * The PDFs of maintenances: taken out softly, with who and when. Whoever reads maintenances opens those that are there.
 *
 * Errors: `manutencoes.anexos_demais` (422), `plataforma.nao_encontrado`, those of `bindAnexos`. Source: spec 3 §2.13, §4.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { MAX_ANEXOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import { manutencoesErrors as errors, MANUTENCOES_FILE_RULE } from '@sede/domain/modules/patrimonio/manutencoes';
import type { manutencoesContract } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { manutencoes } from './manutencao.record.ts';
import { arquivosDaManutencao as arquivos } from './manutencoes.store.ts';
import { readManutencao } from './manutencoes.views.ts';

type Contract = typeof manutencoesContract;

export const manutencoesAttachments: AttachmentOwner = {
  ...MANUTENCOES_FILE_RULE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'patrimonio.ver') &&
    manutencoes.seesOne(ctx, [
      sql`n.id in (select l.manutencao_id from bens_manutencoes_anexos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo')`,
    ]),
};

/** To a maintenance that is held. */
export async function addAnexos(ctx: WriteContext, id: string, anexos: readonly string[]): Promise<void> {
  const novos = [...new Set(anexos)];
  if (novos.length === 0) return;
  const { length } = await arquivos.listAnexoIds(ctx.tx, [id]);
  if (length + novos.length > MAX_ANEXOS_DO_BEM) throw errors.anexos_demais();
  await arquivos.takeAnexos(ctx, novos);
  await arquivos.linkAnexos(ctx.tx, [id], novos);
}

export async function removerAnexo(ctx: WriteContext, { id, anexo }: InputOf<Contract['removerAnexo']>) {
  await manutencoes.lock(ctx, { id });
  if ((await arquivos.retireAnexos(ctx, id, [anexo])).length === 0) throw platformErrors.nao_encontrado();
  return readManutencao(ctx, id);
}
