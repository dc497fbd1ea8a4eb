/**
 * Files of revenues: attached to one instalment or to it and the later open ones, removed, shown to who sees revenues.
 *
 * A file that no revenue names any more is let go of. Errors: `receitas.anexo_creditado`, those of `usarAnexos`,
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`. Source: spec 1 §4.3, §6.3; decisions §7 (Instalments).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  motivoNaoRemoverAnexoReceita,
  RECEITAS_FILE_RULE,
  receitasErrors,
} from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { type AttachmentOwner, liberarAnexos } from '#platform/files/index.ts';
import { readCompleta } from './receita.completa.ts';
import { receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { lockSeguintes, receitasFiles } from './receitas.store.ts';

type Contract = typeof receitasContract;

export async function anexar(ctx: WriteContext, { id, versao, anexos, escopo }: InputOf<Contract['anexar']>) {
  const { tx } = ctx;
  const esta = await receitas.lock(ctx, { id, versao });
  const rows = [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(ctx, esta) : [])];
  await receitasFiles.takeAnexos(ctx, anexos);
  await receitasFiles.linkAnexos(
    tx,
    rows.map((row) => row.id),
    anexos,
  );
  return readCompleta(ctx, id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const { tx, now } = ctx;
  const row = await receitas.lock(ctx, { id, versao });
  if (motivoNaoRemoverAnexoReceita(row, await quemEscreve(ctx))) throw receitasErrors.anexo_creditado();
  if ((await receitasFiles.unlinkAnexo(tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await liberarAnexos(tx, await receitasFiles.orphanAnexos(tx, [anexo]), now);
  return readCompleta(ctx, id);
}

export const receitasAttachments: AttachmentOwner = {
  ...RECEITAS_FILE_RULE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'receitas.ver')) return false;
    return receitas.seesOne(ctx, [
      sql`r.id in (select l.receita_id from receitas_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
};
