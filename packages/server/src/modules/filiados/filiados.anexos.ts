/**
 * PDFs of the member area that more than one module has to do with: the dependents' own (a member that is deleted takes theirs
 * along), and whom an opened one is about, which is written down.
 *
 * Source: decisions-members (Tables, LGPD).
 */
import type { TelaDeAcesso } from '@sede/domain/kernel';
import { ARQUIVOS_DO_DEPENDENTE } from '@sede/domain/modules/filiados/dependentes';
import { sql } from 'kysely';
import { type AttachmentOwner, recordFiles } from '#platform/files/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { NOME_DO_FILIADO } from './filiados.sql.ts';

export const arquivosDoDependente = recordFiles({
  rule: ARQUIVOS_DO_DEPENDENTE,
  tabela: 'dependentes_anexos',
  registro: 'dependente_id',
});

/** In: the table that names file and member, where the one may stand without the other; as which screen it is written down. */
export const registerAberto =
  (tabela: string, tela: TelaDeAcesso): NonNullable<AttachmentOwner['aberto']> =>
  async (ctx, { id, nome }) => {
    const { rows } = await sql<{ id: string | null; nome: string }>`
      select f.id, ${NOME_DO_FILIADO} as nome
      from ${sql.table(tabela)} l left join filiados f on f.id = l.filiado_id where l.anexo_id = ${id}::uuid`.execute(
      ctx.db,
    );
    for (const row of rows) {
      const filiado = row.id === null ? null : { id: row.id, nome: row.nome };
      await registerAcesso(ctx, { ato: 'baixar', tela, filiado, detalhe: { arquivo: nome } });
    }
  };
