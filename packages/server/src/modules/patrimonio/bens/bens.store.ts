/** What assets write and read beside their own row: files, and the names of what rows of the area refer to. */
import { BENS_FILE_RULE } from '@sede/domain/modules/patrimonio/bens';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/index.ts';

/** Those that were not taken out: a file that was stays with who and when. */
export const arquivosDoBem = recordFiles({
  rule: BENS_FILE_RULE,
  tabela: 'bens_anexos',
  registro: 'bem_id',
  retired: 'Excluído',
});

const NOMES = {
  funcionarios: sql`select id, nome from funcionarios`,
  bens: sql`select id, coalesce(n_patrimonio, descricao_bem, tipo_objeto) as nome from bens`,
  despesas: sql`select id, descricao as nome from despesas`,
} as const;

/** Id → what it is called, for histories. */
export async function readNomes(db: Db | Tx, de: keyof typeof NOMES, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`${NOMES[de]} where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
