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
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
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

async function ofLiveContract(db: ReadContext['db'], anexoId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from despesas_anexos l join despesas d on d.id = l.despesa_id and not d.excluido
    join contratos c on c.id = d.id_contrato and c.situacao <> 'Excluido'
    where l.anexo_id = ${anexoId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

export const despesasAttachments: AttachmentOwner = {
  ...DESPESAS_FILE_RULE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'despesas.ver-aprovacao'))
      // Contract roles open the files of what is linked to a live contract.
      return can(ctx.actor.papeis, 'contratos.ver') && ofLiveContract(ctx.db, anexoId);
    return despesas.seesOne(ctx, [
      sql`d.id in (select l.despesa_id from despesas_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
};
