/**
 * The PDFs of assets: taken out softly, with who and when. Whoever reads assets opens those that are there. Also a discarded one takes more:
 * the papers of its end. Errors: `bens.anexos_demais` (422), `plataforma.nao_encontrado`, those of `bindAnexos`. Source: spec 3 §2.13, §4.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { BENS_FILE_RULE, bensErrors as errors, MAX_ANEXOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { bens } from './bem.record.ts';
import { arquivosDoBem } from './bens.store.ts';
import { readBem } from './bens.views.ts';

type Contract = typeof bensContract;

export const bensAttachments: AttachmentOwner = {
  ...BENS_FILE_RULE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'patrimonio.ver') &&
    bens.seesOne(ctx, [
      sql`b.id in (select l.bem_id from bens_anexos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo')`,
    ]),
};

/** To an asset that is held. */
export async function addAnexos(ctx: WriteContext, id: string, anexos: readonly string[]): Promise<void> {
  const novos = [...new Set(anexos)];
  if (novos.length === 0) return;
  const { length } = await arquivosDoBem.listAnexoIds(ctx.tx, [id]);
  if (length + novos.length > MAX_ANEXOS_DO_BEM) throw errors.anexos_demais();
  await arquivosDoBem.takeAnexos(ctx, novos);
  await arquivosDoBem.linkAnexos(ctx.tx, [id], novos);
}

export async function anexar(ctx: WriteContext, { id, anexos }: InputOf<Contract['anexar']>) {
  await bens.lock(ctx, { id });
  await addAnexos(ctx, id, anexos);
  return readBem(ctx, id);
}

export async function removerAnexo(ctx: WriteContext, { id, anexo }: InputOf<Contract['removerAnexo']>) {
  await bens.lock(ctx, { id });
  if ((await arquivosDoBem.retireAnexos(ctx, id, [anexo])).length === 0) throw platformErrors.nao_encontrado();
  return readBem(ctx, id);
}
