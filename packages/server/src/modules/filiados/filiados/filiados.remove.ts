/**
 * Deletion of a member registered by mistake. What others refer to blocks it, told by what there is; the rest goes along, the
 * account too where it is only a member's.
 *
 * The foreign keys decide, so that nothing saved at the same moment is lost. Errors: `filiados.em_uso` (409),
 * `plataforma.versao_conflito`. Source: spec 2 §7; decisions-members (Membership).
 */
import { filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { isForeignKeyViolation } from '#platform/db/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { arquivosDoDependente } from '../filiados.anexos.ts';
import { filiados } from './filiado.record.ts';
import { removeContaDe } from './filiados.conta.ts';
import { REFERENCIAS_AO_FILIADO } from './filiados.referencias.ts';
import { arquivosDaFicha } from './filiados.store.ts';

/** 'descontos e processos': what of the list there is for this member. */
async function used({ tx }: WriteContext, id: string): Promise<string> {
  const found: string[] = [];
  for (const { tabela, coluna, aoExcluir, rotulo } of REFERENCIAS_AO_FILIADO) {
    if (aoExcluir !== 'bloqueia') continue;
    const { rows } =
      await sql`select 1 from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${id}::uuid limit 1`.execute(tx);
    if (rows.length > 0) found.push(rotulo);
  }
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(found);
}

/** Their dependents go along, with what was kept of them. */
async function anexosDosDependentes({ tx }: WriteContext, id: string): Promise<string[]> {
  const { rows } = await sql<{ anexoId: string }>`
    select distinct anexo_id from dependentes_anexos where filiado_id = ${id}::uuid`.execute(tx);
  return rows.map(({ anexoId }) => anexoId);
}

export async function removeFiliado(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao }: Seen,
): Promise<{ id: string }> {
  const { tx } = ctx;
  const { usuarioId } = await filiados.lock(ctx, { id, versao });
  const anexos = await arquivosDaFicha.listAnexoIds(tx, [id]);
  const dosDependentes = await anexosDosDependentes(ctx, id);
  await sql`savepoint removal`.execute(tx);
  try {
    await filiados.remove(ctx, { id, versao });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    await sql`rollback to savepoint removal`.execute(tx);
    throw filiadosErrors.em_uso({ values: { itens: await used(ctx, id) } });
  }
  await removeContaDe(contas, ctx, usuarioId);
  await releaseAnexos(tx, await arquivosDaFicha.orphanAnexos(tx, anexos), ctx.now);
  await releaseAnexos(tx, await arquivosDoDependente.orphanAnexos(tx, dosDependentes), ctx.now);
  return { id };
}
