/**
 * The files of revenues, and the locks that their writes need. Rows are always locked in the order of their ids.
 * Source: spec 1 §3.5; decisions §7.
 */
import { RECEITAS_FILE_RULE } from '@sede/domain/modules/financeiro/receitas';
import { sql } from 'kysely';
import type { Writer } from '#platform/api/index.ts';
import { recordFiles } from '#platform/files/index.ts';
import { type ReceitaRow, receitas } from './receita.record.ts';

export const receitasFiles = recordFiles({
  rule: RECEITAS_FILE_RULE,
  tabela: 'receitas_anexos',
  registro: 'receita_id',
});

/** This instalment's later ones that are not credited, held in the order of their ids. */
export async function lockSeguintes(ctx: Writer, { grupoParcelas, numeroParcela }: ReceitaRow): Promise<ReceitaRow[]> {
  if (grupoParcelas === null) return [];
  return receitas.lockWhere(ctx, [
    sql`r.grupo_parcelas = ${grupoParcelas}::uuid`,
    sql`r.numero_parcela > ${numeroParcela}`,
    sql`r.data_credito is null`,
  ]);
}
