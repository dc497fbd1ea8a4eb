/**
 * The tables `receitas` and `receitas_anexos`: their writes, and the locks that writes need. Rows are always locked in
 * the order of their ids. Source: spec 1 §3.5; decisions §7.
 */
import { RECEITAS_FILE_RULE } from '@sede/domain/modules/financeiro/receitas';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type RecordRow, recordStore } from '#platform/db/record/index.ts';
import { recordFiles } from '#platform/files/index.ts';

export type ReceitaRow = RecordRow<'receitas'>;

export const receitasStore = recordStore<'receitas', ReceitaRow>('receitas');
export const receitasFiles = recordFiles({
  rule: RECEITAS_FILE_RULE,
  tabela: 'receitas_anexos',
  registro: 'receita_id',
});

/** This instalment's later ones that are not credited, held in the order of their ids. */
export async function lockSeguintes(tx: Tx, { grupoParcelas, numeroParcela }: ReceitaRow): Promise<ReceitaRow[]> {
  if (grupoParcelas === null) return [];
  const { rows } = await sql<ReceitaRow>`
    select * from receitas
    where grupo_parcelas = ${grupoParcelas}::uuid and numero_parcela > ${numeroParcela} and data_credito is null
    order by id for update`.execute(tx);
  return rows;
}
