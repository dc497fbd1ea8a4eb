/** Who sees the pictures of messages: whoever sends or approves. Source: decisions-members (Communication). */
import { can } from '@sede/domain/access';
import { IMAGENS_DA_MENSAGEM } from '@sede/domain/modules/comunicacao/comunicacoes';
import { sql } from 'kysely';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { comunicacoes } from './comunicacao.record.ts';

export const comunicacoesAttachments: AttachmentOwner = {
  ...IMAGENS_DA_MENSAGEM,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'comunicacao.aprovar')) return false;
    return comunicacoes.seesOne(ctx, [
      sql`c.id in (select i.comunicacao_id from comunicacao_imagens i where i.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
};
