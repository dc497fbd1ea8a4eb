/** Who opens the PDFs of contracts: whoever reads contracts, while they were not taken out; each download is written down by the platform's log. Source: spec 3 §2.12; decisions-sindical-contratos-patrimonio (List). */
import { can } from '@sede/domain/access';
import { CONTRATOS_FILE_RULE } from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { contratos } from './contrato.record.ts';

const ofFile = (anexoId: string) => sql`c.id in (
  select l.contrato_id from contratos_anexos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo'
  union all select t.contrato_id from contratos_aditivos t where t.anexo_id = ${anexoId}::uuid)`;

export const contratosAttachments: AttachmentOwner = {
  ...CONTRATOS_FILE_RULE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'contratos.ver-financeiro') && contratos.seesOne(ctx, [ofFile(anexoId)]),
};
