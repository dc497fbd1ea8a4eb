/**
 * Whether somebody here, and no import, has changed one of these columns of a row: the condition as SQL.
 *
 * In: the row's table as the trail names it, its id, the columns. Entries that were erased say nothing. Source: decisions §2 (moving over).
 */
import { type RawBuilder, sql } from 'kysely';

export function changedByHand(
  tabela: string,
  id: RawBuilder<unknown>,
  colunas: readonly string[],
): RawBuilder<boolean> {
  const em = (linha: 'antes' | 'depois') =>
    sql`jsonb_build_array(${sql.join(colunas.map((coluna) => sql`h.${sql.ref(linha)} -> ${sql.lit(coluna)}`))})`;
  return sql<boolean>`exists (select from auditoria h
    where h.tabela = ${tabela} and h.registro_id = ${id} and h.acao = 'alterar'
      and coalesce(h.operacao, '') not like 'importacao.%' and ${em('antes')} is distinct from ${em('depois')})`;
}
