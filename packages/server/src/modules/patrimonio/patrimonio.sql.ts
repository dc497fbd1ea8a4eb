/**
 * When asset `b` was last seen in an inventory, open or closed, and whether it has since been given up for lost, as SQL.
 *
 * Sub-selects of a row, by indexes over the asset: a page of a list reads them for its own rows only. Source: decisions-sindical-contratos-
 * patrimonio (Register: conferido; Labels, inventory).
 */
import { FUSO } from '@sede/domain/kernel';
import { sql } from 'kysely';

const LIDO_EM = sql`(select max(l.lido_em) from inventarios_leituras l where l.bem_id = b.id)`;

/** A day of São Paulo; null: never. */
export const CONFERIDO = sql`(${LIDO_EM} at time zone ${sql.lit(FUSO)})::date`;

export const NAO_LOCALIZADO = sql<boolean>`coalesce((select max(d.criado_em) from inventarios_decisoes d
  where d.bem_id = b.id and d.decisao = 'nao_localizado') > coalesce(${LIDO_EM}, '-infinity'), false)`;
