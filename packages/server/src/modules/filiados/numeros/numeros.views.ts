/**
 * The statistics of members. Cards are counted by the very conditions of the list that each opens, so that number and list agree;
 * the numbers per house are one statement. Whoever does not see members gets them protected. Source: spec 2 §2, §9;
 * decisions-members (Statistics).
 */
import { can } from '@sede/domain/access';
import {
  CARTOES,
  FAIXAS,
  FILTRO_ATIVOS,
  type Grupo,
  numerosDe,
  protegerNumeros,
} from '@sede/domain/modules/filiados/numeros';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { readTotals } from '#platform/db/list/index.ts';
import { filiados } from '../filiados/index.ts';
import { FILIADO_HOJE } from '../filiados.sql.ts';

/** The list's filter of all active members, or of those of one card. */
export const filtroAtivos = (filtro: Parameters<typeof filiados.query>[1] = {}) => ({
  cadastro: [...FILTRO_ATIVOS.cadastro],
  ...filtro,
});

/** How many members are active today: the panel's total, which tells nobody's name. */
export const countAtivos = async (ctx: ReadContext): Promise<number> =>
  (await filiados.totals(ctx, filiados.query(ctx, filtroAtivos()))).total;

export async function readPainel(ctx: ReadContext) {
  const ativos = await filiados.query(ctx, filtroAtivos());
  const counts = await Promise.all(
    CARTOES.map(async ({ id, filtro }) => {
      const { where } = await filiados.query(ctx, filtro);
      return sql`(count(*) filter (where ${where}))::int as ${sql.id(id)}`;
    }),
  );
  const { total, somas } = await readTotals<Record<string, number>>(ctx.db, { ...ativos, sums: sql.join(counts) });
  return { total, cartoes: CARTOES.map(({ id }) => ({ id, quantidade: somas[id] ?? 0 })) };
}

/** Ages by whole years of today; a birth that is yet to come is none. */
export async function readCasas({ db, actor, today }: ReadContext) {
  const { rows } = await sql<Grupo>`
    select f.empresa as casa, f.situacao_filiado as situacao, f.sexo, f.estado as uf,
      width_bucket(case when f.data_nascimento <= ${today}::date
        then extract(year from age(${today}::date, f.data_nascimento))::int end, ${FAIXAS.map(({ de }) => de)}::int[]) as faixa,
      count(*)::int as quantidade
    from filiados f where ${FILIADO_HOJE}
    group by 1, 2, 3, 4, 5`.execute(db);
  const numeros = numerosDe(rows);
  return can(actor.papeis, 'filiados.ver') ? numeros : protegerNumeros(numeros);
}
