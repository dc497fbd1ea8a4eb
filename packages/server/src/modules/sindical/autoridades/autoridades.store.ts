/**
 * What hangs from an authority: its offices, saved as a whole list, and its documents, of which those that were taken out stay.
 *
 * The caller holds the authority. Source: decisions-sindical-contratos-patrimonio (Authorities); invariant E2.
 */
import { newId } from '@sede/domain/kernel';
import { ARQUIVOS_DA_AUTORIDADE } from '@sede/domain/modules/sindical/autoridades';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/index.ts';

export const arquivosDaAutoridade = recordFiles({
  rule: ARQUIVOS_DA_AUTORIDADE,
  tabela: 'autoridades_anexos',
  registro: 'autoridade_id',
  ativos: sql`l.situacao = 'Ativo'`,
});

export interface CargoEnviado {
  id?: string | undefined;
  cargo: string;
  tempo?: string | null | undefined;
  colegioEleitoral?: string | null | undefined;
  atual: boolean;
}

/**
 * Makes the list of offices this one, in this order; what is as it was is not touched. False: an id is none of this authority's, and
 * nothing was changed. Whichever was the current one is unticked first: the index holds at every statement.
 */
export async function replaceCargos(tx: Tx, autoridadeId: string, cargos: readonly CargoEnviado[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from autoridades_cargos where autoridade_id = ${autoridadeId}::uuid for update`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const kept = cargos.flatMap(({ id }) => id ?? []);
  if (kept.some((id) => !known.has(id)) || new Set(kept).size !== kept.length) return false;
  await sql`delete from autoridades_cargos
    where autoridade_id = ${autoridadeId}::uuid and id <> all(${kept}::uuid[])`.execute(tx);
  const atual = cargos.find((cargo) => cargo.atual)?.id ?? null;
  await sql`update autoridades_cargos set atual = false
    where autoridade_id = ${autoridadeId}::uuid and atual and id is distinct from ${atual}::uuid`.execute(tx);
  for (const [ordem, { id, cargo, tempo = null, colegioEleitoral = null, atual }] of cargos.entries()) {
    if (id === undefined) {
      await sql`insert into autoridades_cargos (id, autoridade_id, ordem, cargo, tempo, colegio_eleitoral, atual)
        values (${newId()}::uuid, ${autoridadeId}::uuid, ${ordem}, ${cargo}, ${tempo}, ${colegioEleitoral}, ${atual})`.execute(
        tx,
      );
    } else {
      await sql`update autoridades_cargos
        set ordem = ${ordem}, cargo = ${cargo}, tempo = ${tempo}, colegio_eleitoral = ${colegioEleitoral}, atual = ${atual}
        where id = ${id}::uuid and (ordem, cargo, tempo, colegio_eleitoral, atual)
          is distinct from (${ordem}::int, ${cargo}::text, ${tempo}::text, ${colegioEleitoral}::text, ${atual}::boolean)`.execute(
        tx,
      );
    }
  }
  return true;
}

/** Takes documents out: the row stays with who and when. Out: those that were there. */
export async function removeAnexos(
  tx: Tx,
  autoridadeId: string,
  anexos: readonly string[],
  { now, por }: { now: string; por: string },
): Promise<string[]> {
  if (anexos.length === 0) return [];
  const { rows } = await sql<{ anexoId: string }>`
    update autoridades_anexos set situacao = 'Excluído', excluido_em = ${now}::timestamptz, excluido_por = ${por}
    where autoridade_id = ${autoridadeId}::uuid and anexo_id = any(${[...anexos]}::uuid[]) and situacao = 'Ativo'
    returning anexo_id`.execute(tx);
  return rows.map(({ anexoId }) => anexoId);
}

/** What only `completa` tells. */
export async function readSensiveis(
  db: Db,
  id: string,
): Promise<{ religiao: string | null; parentesco: string | null }> {
  const { rows } = await sql<{ religiao: string | null; parentesco: string | null }>`
    select religiao, parentesco from autoridades where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { religiao: null, parentesco: null };
}
