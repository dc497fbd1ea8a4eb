/** Who may open a dependent's PDF; opening one is written down with the member. Source: spec 2 §5, §9; decisions-members (LGPD). */
import { can } from '@sede/domain/access';
import { ARQUIVOS_DO_DEPENDENTE } from '@sede/domain/modules/filiados/dependentes';
import { sql } from 'kysely';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { registerAberto } from '../filiados.anexos.ts';
import { dependentes } from './dependente.record.ts';

export const dependentesAttachments: AttachmentOwner = {
  ...ARQUIVOS_DO_DEPENDENTE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'dependentes.ver')) return false;
    return dependentes.seesOne(ctx, [
      sql`d.id in (select l.dependente_id from dependentes_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
  aberto: registerAberto('dependentes_anexos', 'dependentes'),
};
