/**
 * What the program keeps about one member, gathered by the list of references: for the dossier, and to know which files are theirs.
 *
 * Source: decisions-members (Tables, LGPD).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { REFERENCIAS_AO_FILIADO } from '../filiados/index.ts';

type Linha = Record<string, unknown>;

/** Of these tables not the rows, but what the member is told: nothing of what was said, nor of whoever else was there. `t`: the row. */
const RESUMOS: Readonly<Record<string, { de: RawBuilder<unknown>; linha: RawBuilder<unknown> }>> = {
  atendimento_filiados: {
    de: sql`from atendimento_filiados t join atendimentos a on a.id = t.atendimento_id and a.situacao <> 'Excluído'`,
    linha: sql`jsonb_build_object('numero', a.numero, 'data', a.data, 'escritorio', a.escritorio_nome, 'situacao', a.situacao,
      'compareceu', t.compareceu)`,
  },
};

/** Rows as the database keeps them, by their table, as they were made where they have an id; generated search columns left out. */
export async function rowsAbout(db: Db | Tx, id: string): Promise<Record<string, Linha[]>> {
  const about: Record<string, Linha[]> = {};
  const listed = REFERENCIAS_AO_FILIADO.filter(({ noDossie }) => noDossie === undefined);
  for (const { tabela, coluna } of [{ tabela: 'filiados', coluna: 'id' }, ...listed]) {
    if (tabela === 'filiados' && coluna !== 'id') continue;
    const { de, linha } = RESUMOS[tabela] ?? {
      de: sql`from ${sql.table(tabela)} t`,
      linha: sql`(to_jsonb(t) - '{busca,iniciais,telefones,matricula_chave}'::text[])`,
    };
    const { rows } = await sql<{ linha: string }>`
      select (${linha})::text as linha
      ${de} where ${sql.ref(`t.${coluna}`)} = ${id}::uuid order by to_jsonb(t) ->> 'id', to_jsonb(t)::text`.execute(db);
    // As text and parsed here: the driver's camelCase must not rename what the database calls its columns.
    about[tabela] = [...(about[tabela] ?? []), ...rows.map(({ linha }) => JSON.parse(linha) as Linha)];
  }
  return about;
}

/** Ids of the files that those rows name. */
export async function anexosDe(db: Db | Tx, id: string): Promise<string[]> {
  const rows = Object.values(await rowsAbout(db, id)).flat();
  const named = rows
    .flatMap((row) => Object.entries(row))
    .filter(([coluna, valor]) => /(^|_)anexo_id$/.test(coluna) && typeof valor === 'string')
    .map(([, valor]) => String(valor));
  return [...new Set(named)];
}
