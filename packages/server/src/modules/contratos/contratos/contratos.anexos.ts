/**
 * The PDFs of contracts: taken out softly, with who and when, never the last one. Whoever reads contracts opens those that are there.
 *
 * The contract is held, then its files are counted: of two removals at once one is the last. Errors: `contratos.encerrado` (409),
 * `.ultimo_anexo` (422), `plataforma.nao_encontrado`. Source: spec 3 §2.12, §4; decisions-sindical-contratos-patrimonio (Races, List);
 * invariant C5.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { CONTRATOS_FILE_RULE, contratosErrors as errors } from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { contratos } from './contrato.record.ts';
import { lockVigente } from './contratos.encerrar.ts';
import { arquivosDoContrato } from './contratos.store.ts';
import { readContrato } from './contratos.views.ts';

const ofFile = (anexoId: string) => sql`c.id in (
  select l.contrato_id from contratos_anexos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo'
  union all select t.contrato_id from contratos_aditivos t where t.anexo_id = ${anexoId}::uuid)`;

export const contratosAttachments: AttachmentOwner = {
  ...CONTRATOS_FILE_RULE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'contratos.ver-financeiro') && contratos.seesOne(ctx, [ofFile(anexoId)]),
};

export async function removerAnexo(
  ctx: WriteContext,
  { id, anexo }: InputOf<(typeof contratosContract)['removerAnexo']>,
) {
  await lockVigente(ctx, id);
  const ativos = await arquivosDoContrato.listAnexoIds(ctx.tx, [id]);
  if (!ativos.includes(anexo)) throw platformErrors.nao_encontrado();
  if (ativos.length === 1) throw errors.ultimo_anexo();
  await arquivosDoContrato.retireAnexos(ctx, id, [anexo]);
  return readContrato(ctx, id);
}
