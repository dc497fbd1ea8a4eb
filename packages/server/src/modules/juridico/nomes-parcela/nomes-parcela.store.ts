/**
 * The lines of the list, and which version is in force.
 *
 * Publishing and going back hold one lock, so that of two at once the second sees what the first did; that one version is in
 * force is the database's (`nomes_parcela_vigente`). Source: decisions-members 'Name search'; migration 0053.
 */
import { chaveDoNome, type Filiada, type NomeLido } from '@sede/domain/modules/juridico/nomes-parcela';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export interface NomeDaLista {
  nome: string;
  filiada: Filiada;
  naAcao: boolean;
  cpf: string | null;
  nascimento: string | null;
}

export async function lockLista(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sede.nomes_parcela'))`.execute(tx);
}

/** Whichever version is in force is so no more. */
export async function retirarVigente(tx: Tx): Promise<void> {
  await sql`update nomes_parcela_versoes set vigente = false where vigente`.execute(tx);
}

export async function temVigente(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from nomes_parcela_versoes where vigente`.execute(tx);
  return rows.length > 0;
}

export async function insertNomes(tx: Tx, idVersao: string, nomes: readonly NomeLido[]): Promise<void> {
  await sql`
    insert into nomes_parcela (id_versao, linha, nome, chave, filiada, na_acao, cpf, nascimento)
    select ${idVersao}::uuid, * from unnest(${nomes.map((um) => um.linha)}::int[], ${nomes.map((um) => um.nome)}::text[],
      ${nomes.map((um) => chaveDoNome(um.nome))}::text[], ${nomes.map((um) => um.filiada)}::text[],
      ${nomes.map((um) => um.naAcao)}::boolean[], ${nomes.map((um) => um.cpf)}::text[],
      ${nomes.map((um) => um.nascimento)}::date[])`.execute(tx);
}

/** The lines of one name in the version in force; null where none is in force. */
export async function listPorNome(db: Db | Tx, nome: string): Promise<NomeDaLista[] | null> {
  const { rows } = await sql<{ vigente: string | null; linhas: NomeDaLista[] }>`
    select v.id as vigente, coalesce((select jsonb_agg(jsonb_build_object('nome', n.nome, 'filiada', n.filiada, 'naAcao', n.na_acao,
        'cpf', n.cpf, 'nascimento', n.nascimento) order by n.linha)
      from nomes_parcela n where n.id_versao = v.id and n.chave = ${chaveDoNome(nome)}), '[]') as linhas
    from nomes_parcela_versoes v where v.vigente`.execute(db);
  return rows[0]?.linhas ?? null;
}

/** How many names of this file the list in force has not, and the other way round. */
export async function compareComVigente(
  db: Db | Tx,
  chaves: readonly string[],
): Promise<{ entram: number; saem: number }> {
  const { rows } = await sql<{ entram: number; saem: number }>`
    with nova as (select distinct chave from unnest(${[...chaves]}::text[]) chave),
      atual as (select distinct n.chave from nomes_parcela n
        join nomes_parcela_versoes v on v.id = n.id_versao and v.vigente)
    select (select count(*)::int from nova where not exists (select 1 from atual where atual.chave = nova.chave)) as entram,
      (select count(*)::int from atual where not exists (select 1 from nova where nova.chave = atual.chave)) as saem`.execute(
    db,
  );
  return rows[0] ?? { entram: 0, saem: 0 };
}
