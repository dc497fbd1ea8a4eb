/** Who may open a dependent's PDF; opening one is written down with the member. Source: spec 2 §5, §9; decisions-members (LGPD). */
import { can } from '@sede/domain/access';
import { ARQUIVOS_DO_DEPENDENTE } from '@sede/domain/modules/filiados/dependentes';
import { sql } from 'kysely';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { dependentes } from './dependente.record.ts';

export const dependentesAttachments: AttachmentOwner = {
  ...ARQUIVOS_DO_DEPENDENTE,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'dependentes.ver')) return false;
    return dependentes.seesOne(ctx, [
      sql`d.id in (select l.dependente_id from dependentes_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
  async aberto(ctx, { id, nome }) {
    const { rows } = await sql<{ id: string; nome: string }>`
      select f.id, coalesce(f.nome_social, f.nome_completo) as nome
      from dependentes_anexos l join filiados f on f.id = l.filiado_id where l.anexo_id = ${id}::uuid`.execute(ctx.db);
    for (const filiado of rows) {
      await registerAcesso(ctx, { ato: 'baixar', tela: 'dependentes', filiado, detalhe: { arquivo: nome } });
    }
  },
};
