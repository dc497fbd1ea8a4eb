/** Terms of responsibility: what the program knows of them. */
import { can } from '@sede/domain/access';
import { TERMOS_FILE_RULE } from '@sede/domain/modules/patrimonio/termos';
import { sql } from 'kysely';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { bens } from '../bens/index.ts';
import { termosRoutes } from './termos.routes.ts';

/** The term that was signed on paper. */
const assinado: AttachmentOwner = {
  ...TERMOS_FILE_RULE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'patrimonio.ver') &&
    bens.seesOne(ctx, [sql`b.id in (select t.bem_id from bens_termos t where t.anexo_id = ${anexoId}::uuid)`]),
};

export const termosModule = defineModule({
  tables: { bens_termos: { writtenBy: ['patrimonio'] } },
  routes: termosRoutes,
  attachments: assinado,
});
