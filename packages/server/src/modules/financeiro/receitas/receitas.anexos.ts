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
import { quemEscreve } from './receitas.actor.ts';
import { lockSeguintes, receitasFiles, receitasStore } from './receitas.store.ts';
import { readCompleta, written } from './receitas.views.ts';

type Contract = typeof receitasContract;

export async function anexar(ctx: WriteContext, { id, versao, anexos, escopo }: InputOf<Contract['anexar']>) {
  const { tx } = ctx;
  const esta = await receitasStore.lock(tx, { id, versao });
  const rows = [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(tx, esta) : [])];
  await receitasFiles.takeAnexos(ctx, anexos);
  await receitasFiles.linkAnexos(
    tx,
    rows.map((row) => row.id),
    anexos,
  );
  return readCompleta(written(ctx), id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const { tx, now } = ctx;
  const row = await receitasStore.lock(tx, { id, versao });
  if (motivoNaoRemoverAnexoReceita(row, await quemEscreve(ctx))) throw receitasErrors.anexo_creditado();
  if ((await receitasFiles.unlinkAnexo(tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await liberarAnexos(tx, await receitasFiles.orphanAnexos(tx, [anexo]), now);
  return readCompleta(written(ctx), id);
}

export const receitasAttachments: AttachmentOwner = {
  ...RECEITAS_FILE_RULE,
  async podeVer({ db, actor }, anexoId) {
    if (!can(actor.papeis, 'receitas.ver')) return false;
    const { rows } = await sql`select 1 from receitas_anexos where anexo_id = ${anexoId}::uuid limit 1`.execute(db);
    return rows.length > 0;
  },
};
