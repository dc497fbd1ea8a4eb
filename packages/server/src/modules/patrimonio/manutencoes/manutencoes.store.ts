/** What maintenances write and read beside their own row: files, and the hold of the expense that they name. */
import { MANUTENCOES_FILE_RULE } from '@sede/domain/modules/patrimonio/manutencoes';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { recordFiles } from '#platform/files/index.ts';

/** Those that were not taken out: a file that was stays with who and when. */
export const arquivosDaManutencao = recordFiles({
  rule: MANUTENCOES_FILE_RULE,
  tabela: 'bens_manutencoes_anexos',
  registro: 'manutencao_id',
  retired: 'Excluído',
});

/** Whether there is such an expense; it stays until the transaction ends. Held before any asset. */
export async function holdDespesa({ tx }: Pick<WriteContext, 'tx'>, id: string): Promise<boolean> {
  const { rows } = await sql`select d.id from despesas d
    where d.id = ${id}::uuid and not d.excluido for key share`.execute(tx);
  return rows.length > 0;
}
