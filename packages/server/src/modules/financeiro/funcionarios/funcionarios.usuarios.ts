/**
 * Users that an employee may be: those that no other employee is, the one of the same e-mail first and told so; with ids exactly those.
 * Whoever keeps employees need not keep users: name and e-mail alone. Source: decisions-sindical-contratos-patrimonio (Maintenance:
 * `funcionarios.id_usuario`, proposed by equal e-mail).
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import type { funcionariosContract } from '@sede/domain/modules/financeiro/funcionarios/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, inColumns, searchCondition, semAcento } from '#platform/db/list/index.ts';

type Op = (typeof funcionariosContract)['usuarios'];
const MAX = 20;

export async function listUsuarios(ctx: ReadContext, { busca, ids, email }: InputOf<Op>) {
  const proposto = sql`(coalesce(lower(u.email) = lower(${email ?? null}::text), false))`;
  const { rows } = await sql<OutputOf<Op>['itens'][number]>`
    select u.id, u.nome, u.email, ${proposto} as proposto from usuarios u
    where ${allOf([
      ids
        ? sql`u.id = any(${ids}::uuid[])`
        : sql`not u.desabilitado and not exists (select from funcionarios f where f.id_usuario = u.id)`,
      !ids && searchCondition(busca, inColumns(sql`(${semAcento(sql`u.nome`)} || ' ' || lower(u.email))`)),
    ])}
    order by ${proposto} desc, u.nome, u.id limit ${MAX}`.execute(ctx.db);
  return { itens: rows };
}
