/**
 * Corrections, described once: the desk sees all, the oldest first; a member their own alone. The values are not part of it: they are
 * personal, and read one at a time. Source: decisions-members (Account, Sensitive data).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import { CORRECAO_FIELDS, type CorrecaoListada, motivoNaoDecidir } from '@sede/domain/modules/filiados/correcoes';
import { correcaoListadaSchema, type correcoesContract } from '@sede/domain/modules/filiados/correcoes/contract';
import { sql } from 'kysely';
import type { Reader, Who } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof correcoesContract.totals>;
type Linha = Omit<CorrecaoListada, 'pode'> & { propria: boolean };

/** What this person may decide of it. */
export const motivoDe = (
  { papeis }: Pick<Who, 'papeis'>,
  { estado, propria }: Pick<Linha, 'estado' | 'propria'>,
): ReturnType<typeof motivoNaoDecidir> =>
  motivoNaoDecidir(estado, { decide: can(papeis, 'correcoes.decidir'), propria });

export const correcoes = defineRecord({
  modulo: 'correcoes',
  tabela: 'filiadoCorrecoes',
  alias: 'c',
  schema: correcaoListadaSchema,
  visivel: ({ papeis, usuarioId }) =>
    can(papeis, 'correcoes.ver')
      ? todos
      : sql`c.filiado_id in (select x.id from filiados x where x.usuario_id = ${usuarioId}::uuid)`,
  columns: ({ actor }: Reader) => sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.filiado_id, c.campo,
    c.estado, c.motivo, c.decidida_em, c.decidida_por_nome, coalesce(f.nome_social, f.nome_completo) as filiado_nome, f.empresa,
    case when exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null)
      then 'FILIADO' else 'INATIVO' end as cadastro,
    coalesce(f.usuario_id = ${actor.usuarioId}::uuid, false) as propria`,
  joins: sql`join filiados f on f.id = c.filiado_id`,
  order: { criadoEm: sql`c.criado_em`, nome: sql`f.nome_completo` },
  notNull: ['criadoEm', 'nome'],
  filter: ({ estado, campo, busca }: Filter) => [
    estado && sql`c.estado = any(${estado}::text[])`,
    campo && sql`c.campo = any(${campo}::text[])`,
    searchCondition(busca, inColumns(sql`f.busca`, sql`f.iniciais`)),
  ],
  present:
    ({ actor }: Reader) =>
    ({ propria, ...linha }: Linha): CorrecaoListada => {
      const motivo = motivoDe(actor, { ...linha, propria });
      return { ...linha, pode: podeDe({ aceitar: motivo, recusar: motivo }) };
    },
  fields: CORRECAO_FIELDS,
});
