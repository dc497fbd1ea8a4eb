/**
 * Files of expenses: attached to one instalment or to it and the later open ones, removed, shown to who sees the expense.
 *
 * Removing a file that was there when approval was asked voids the approval. A file that no expense names any more is let
 * go of. Errors: `despesas.anexo_pago`, those of `bindAnexos`, `plataforma.versao_conflito`, `plataforma.nao_encontrado`.
 * Source: spec 1 §2.11, §5, §6.3; decisions §7 (Instalments, Approval).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { DESPESAS_FILE_RULE, despesasErrors, isLiquidada } from '@sede/domain/modules/financeiro/despesas';
import type { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { readCompleta } from './despesa.completa.ts';
import { despesas } from './despesa.record.ts';
import { quemPode } from './despesas.actor.ts';
import { forgetPedido } from './despesas.avisos.ts';
import { SEM_APROVACAO } from './despesas.solicitar.ts';
import { deleteAprovacoes, parcelas } from './despesas.store.ts';

type Contract = typeof despesasContract;

export async function anexar(ctx: WriteContext, { anexos, ...alvo }: InputOf<Contract['anexar']>) {
  await parcelas.attach(ctx, await parcelas.lockFrom(ctx, alvo), anexos);
  return readCompleta(ctx, alvo.id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const { tx, actor } = ctx;
  const row = await despesas.lock(ctx, { id, versao });
  const { especial } = quemPode(actor, await readFinanceiro(tx));
  if (isLiquidada(row) && !especial) throw despesasErrors.anexo_pago();
  const anexadoEm = await parcelas.detach(ctx, row, anexo);
  if (row.situacao !== null && row.solicitadoEm !== null && anexadoEm <= row.solicitadoEm) {
    await deleteAprovacoes(tx, id);
    await forgetPedido(ctx, [id]);
    await despesas.update(ctx, row, { ...SEM_APROVACAO, alteradoPor: actor.usuarioId });
  }
  return readCompleta(ctx, id);
}

export const despesasAttachments: AttachmentOwner = {
  ...DESPESAS_FILE_RULE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'despesas.ver-aprovacao')) return false;
    return despesas.seesOne(ctx, [
      sql`d.id in (select l.despesa_id from despesas_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
};
