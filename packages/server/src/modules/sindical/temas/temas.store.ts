/** SQL of what a theme's files and cases are asked for in a save. Source: spec 3 §7 (Themes). */
import { ARQUIVOS_DO_TEMA } from '@sede/domain/modules/sindical/temas';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/index.ts';

export const arquivosDoTema = recordFiles({
  rule: ARQUIVOS_DO_TEMA,
  tabela: 'temas_arquivos',
  registro: 'tema_id',
  retired: 'Excluído',
});

export interface Contexto {
  temaId: string;
  itemId?: string | undefined;
  acaoId?: string | undefined;
}

/** Of the files that are there: those of the whole theme, or of an item or action of it. */
export async function listAnexoIds(tx: Tx, { temaId, itemId, acaoId }: Contexto): Promise<string[]> {
  const { rows } = await sql<{ anexoId: string }>`
    select anexo_id from temas_arquivos where tema_id = ${temaId}::uuid and situacao = 'Ativo'
      and (${itemId ?? null}::uuid is null or item_id = ${itemId ?? null}::uuid)
      and (${acaoId ?? null}::uuid is null or acao_id = ${acaoId ?? null}::uuid)`.execute(tx);
  return rows.map(({ anexoId }) => anexoId);
}

/** Of exactly this context: what stands in an item is not of the theme itself. */
const aqui = ({ temaId, itemId, acaoId }: Contexto) =>
  sql`tema_id = ${temaId}::uuid and item_id is not distinct from ${itemId ?? null}::uuid
    and acao_id is not distinct from ${acaoId ?? null}::uuid`;

/** How many files there are, and whether one of them has this name, case aside. */
export async function countArquivos(tx: Tx, contexto: Contexto, nome: string) {
  const { rows } = await sql<{ total: number; repetido: boolean }>`
    select count(*)::int as total, coalesce(bool_or(lower(nome) = lower(${nome})), false) as repetido
    from temas_arquivos where ${aqui(contexto)} and situacao = 'Ativo'`.execute(tx);
  return rows[0] ?? { total: 0, repetido: false };
}

export async function countLinks(tx: Tx, contexto: Contexto): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from temas_links where ${aqui(contexto)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

const TABELAS = {
  itens: 'temas_itens',
  pessoas: 'temas_pessoas',
  processos: 'temas_processos',
  acoes: 'temas_acoes',
} as const;

export async function countParte(tx: Tx, parte: keyof typeof TABELAS, temaId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(TABELAS[parte])} where tema_id = ${temaId}::uuid`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Name by id, of followers. */
export async function namesOfUsuarios(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from usuarios where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
