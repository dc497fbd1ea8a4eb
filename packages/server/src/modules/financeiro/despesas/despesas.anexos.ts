/**
 * Files of expenses: attached to one instalment or to it and the later open ones, removed, shown to who sees the expense.
 *
 * Removing a file that was there when approval was asked voids the approval. A file that no expense names any more is let
 * go of. Errors: `despesas.anexo_pago`, those of `usarAnexos`, `plataforma.versao_conflito`, `plataforma.nao_encontrado`.
 * Source: spec 1 §2.11, §5, §6.3; decisions §7 (Instalments, Approval).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { DESPESAS_FILE_RULE, despesasErrors, isLiquidada } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { type AttachmentOwner, liberarAnexos } from '#platform/files/index.ts';
import { readCompleta } from './despesa.completa.ts';
import { quemPode } from './despesas.actor.ts';
import { esquecerPedido } from './despesas.avisos.ts';
import { deleteAprovacoes, despesasFiles, despesasStore, lockDespesa, lockSeguintes } from './despesas.store.ts';
import { SEM_APROVACAO } from './despesas.update.ts';
import { despesaVisivel } from './despesas.visibility.ts';

type Contract = typeof despesasContract;

const written = ({ tx, actor, today }: WriteContext, id: string) =>
  readCompleta({ db: tx as unknown as Db, actor, today }, id);

export async function anexar(ctx: WriteContext, { id, versao, anexos, escopo }: InputOf<Contract['anexar']>) {
  const { tx } = ctx;
  const esta = await lockDespesa(tx, { id, versao });
  const rows = [esta, ...(escopo === 'esta_e_seguintes' ? await lockSeguintes(tx, esta) : [])];
  await despesasFiles.takeAnexos(ctx, anexos);
  await despesasFiles.linkAnexos(
    tx,
    rows.map((row) => row.id),
    anexos,
  );
  return written(ctx, id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const { tx, actor, now } = ctx;
  const row = await lockDespesa(tx, { id, versao });
  const { especial } = quemPode(actor, await readConfiguracoes(tx));
  if (isLiquidada(row) && !especial) throw despesasErrors.anexo_pago();
  const anexadoEm = await despesasFiles.unlinkAnexo(tx, id, anexo);
  if (anexadoEm === undefined) throw platformErrors.nao_encontrado();
  if (row.situacao !== null && row.solicitadoEm !== null && anexadoEm <= row.solicitadoEm) {
    await deleteAprovacoes(tx, id);
    await esquecerPedido(ctx, [id]);
    await despesasStore.update(tx, row, { ...SEM_APROVACAO, alteradoPor: actor.usuarioId });
  }
  await liberarAnexos(tx, await despesasFiles.orphanAnexos(tx, [anexo]), now);
  return written(ctx, id);
}

export const despesasAttachments: AttachmentOwner = {
  ...DESPESAS_FILE_RULE,
  async podeVer({ db, actor }, anexoId) {
    if (!can(actor.papeis, 'despesas.ver-aprovacao')) return false;
    const { rows } = await sql`select 1 from despesas_anexos l join despesas d on d.id = l.despesa_id
      where l.anexo_id = ${anexoId}::uuid and ${despesaVisivel(actor)} limit 1`.execute(db);
    return rows.length > 0;
  },
};
