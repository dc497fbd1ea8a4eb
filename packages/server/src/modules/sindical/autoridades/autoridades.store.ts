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
  retired: 'Excluído',
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

/** What only `completa` tells. */
export async function readSensiveis(
  db: Db,
  id: string,
): Promise<{ religiao: string | null; parentesco: string | null }> {
  const { rows } = await sql<{ religiao: string | null; parentesco: string | null }>`
    select religiao, parentesco from autoridades where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { religiao: null, parentesco: null };
}

/** Name by id, for records that cite one. */
export async function namesOfAutoridades(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome_politico as nome from autoridades where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/** Held until the save that cites it is done; false: it is not there. */
export async function holdAutoridade(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from autoridades where id = ${id}::uuid for key share`.execute(tx);
  return rows.length > 0;
}
