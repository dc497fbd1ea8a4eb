/**
 * Files of revenues: attached to one instalment or to it and the later open ones, removed, shown to who sees revenues.
 *
 * A file that no revenue names any more is let go of. Errors: `receitas.anexo_creditado`, those of `bindAnexos`,
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`. Source: spec 1 §4.3, §6.3; decisions §7 (Instalments).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import {
  motivoNaoRemoverAnexoReceita,
  RECEITAS_FILE_RULE,
  receitasErrors,
} from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { readCompleta } from './receita.completa.ts';
import { receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { parcelas } from './receitas.store.ts';

type Contract = typeof receitasContract;

export async function anexar(ctx: WriteContext, { anexos, ...alvo }: InputOf<Contract['anexar']>) {
  await parcelas.attach(ctx, await parcelas.lockFrom(ctx, alvo), anexos);
  return readCompleta(ctx, alvo.id);
}

export async function removerAnexo(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const row = await receitas.lock(ctx, { id, versao });
  if (motivoNaoRemoverAnexoReceita(row, await quemEscreve(ctx))) throw receitasErrors.anexo_creditado();
  await parcelas.detach(ctx, row, anexo);
  return readCompleta(ctx, id);
}

async function ofLiveContract(db: ReadContext['db'], anexoId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from receitas_anexos l join receitas r on r.id = l.receita_id
    join contratos c on c.id = r.id_contrato and c.situacao <> 'Excluido'
    where l.anexo_id = ${anexoId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

export const receitasAttachments: AttachmentOwner = {
  ...RECEITAS_FILE_RULE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'receitas.ver'))
      // Contract roles open the files of what is linked to a live contract.
      return can(ctx.actor.papeis, 'contratos.ver') && ofLiveContract(ctx.db, anexoId);
    return receitas.seesOne(ctx, [
      sql`r.id in (select l.receita_id from receitas_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
};
