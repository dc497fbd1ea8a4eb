/**
 * What the area's SQL says of a member more than once; `f` is the row of `filiados`. Source: spec 2 §3, §9; decisions-members (Tables, List).
 */
import { sql } from 'kysely';

/** A period of membership is open: they are a member today. */
export const FILIADO_HOJE = sql<boolean>`exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)`;

/** The text's cadastro. */
export const CADASTRO = sql<string>`case when ${FILIADO_HOJE} then 'FILIADO' else 'INATIVO' end`;

/** As the member is called. */
export const NOME_DO_FILIADO = sql<string>`coalesce(f.nome_social, f.nome_completo)`;

/** Born so that on `hoje` one is at least `anos` years old. */
export const nascidoAte = (anos: number, hoje: string) => sql`(${hoje}::date - make_interval(years => ${anos}))::date`;
