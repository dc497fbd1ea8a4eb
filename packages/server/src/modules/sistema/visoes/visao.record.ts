/**
 * Saved views, described once. A person sees their own, those shared with one of their roles over a list that they may
 * open, and, who looks after views, every shared one.
 *
 * The lists are those of the whole program, known once it is put together: hence a function of them.
 * Source: issue 3 (Saved views); docs/decisions/016.
 */
import { can, isRole } from '@sede/domain/access';
import type { Visao } from '@sede/domain/modules/sistema/visoes';
import { visaoSchema } from '@sede/domain/modules/sistema/visoes/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import type { Listas } from './visoes.lists.ts';

/** Whether this person looks after the views of others. */
export const gere = ({ papeis }: Pick<Who, 'papeis'>): boolean => can(papeis, 'visoes.editar');

/** Own or shared with one of their roles, over the alias v. */
export const propriaOuRecebida = ({ usuarioId, papeis }: Pick<Who, 'usuarioId' | 'papeis'>) =>
  sql`(v.dono_id = ${usuarioId}::uuid or v.papeis && ${[...papeis]}::text[])`;

/** A view with its owner, and whether the list opens with it for the reader. */
type VisaoLinha = Omit<Visao, 'minha' | 'podeEditar'> & { donoId: string };

const toVisao =
  (actor: Who) =>
  ({ donoId, ...linha }: VisaoLinha): Visao => {
    const minha = donoId === actor.usuarioId;
    return { ...linha, papeis: linha.papeis.filter(isRole), minha, podeEditar: minha || gere(actor) };
  };

export const describeVisoes = (listas: Pick<Listas, 'opened'>) =>
  defineRecord({
    modulo: 'visoes',
    tabela: 'visoes',
    alias: 'v',
    schema: visaoSchema,
    visivel: (actor) => sql`(
      v.dono_id = ${actor.usuarioId}::uuid
      or (${propriaOuRecebida(actor)} and split_part(v.lista, ':', 1) = any(${listas.opened(actor)}::text[]))
      or (${gere(actor)}::boolean and v.papeis <> '{}'))`,
    columns: sql`v.id, v.versao, v.criado_em, v.atualizado_em, v.dono_id, v.lista, v.nome, v.consulta, v.papeis,
      u.nome as dono, p.id is not null as padrao, f.usuario_id is not null as fixada`,
    joins: ({ actor }) => sql`join usuarios u on u.id = v.dono_id
      left join visoes_padrao p on p.visao_id = v.id and p.usuario_id = ${actor.usuarioId}::uuid
      left join visoes_fixadas f on f.visao_id = v.id and f.usuario_id = ${actor.usuarioId}::uuid`,
    order: { nome: sql`v.nome` },
    notNull: ['nome'],
    filter: ({ lista }: { lista: string }) => [sql`v.lista = ${lista}`],
    present: ({ actor }) => toVisao(actor),
    fields: {},
  });
export type Visoes = ReturnType<typeof describeVisoes>;
