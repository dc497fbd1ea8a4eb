/**
 * Users, described once: whoever may see the administration of users sees all of them.
 *
 * Found by words of name and e-mail and by initials. The status follows from the account and from whether a password was
 * chosen. The history has the roles and offices that came and went.
 * Source: spec 1 §2.22, §3.2; decisions §2 (lists).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  ACOES_DO_PAPEL,
  ACOES_DO_VINCULO_ESCRITORIO,
  PAPEL_FIELDS,
  USUARIO_FIELDS,
  usuariosErrors,
  VINCULO_ESCRITORIO_FIELDS,
} from '@sede/domain/modules/acesso/usuarios';
import { usuarioSchema, type usuariosContract } from '@sede/domain/modules/acesso/usuarios/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof usuariosContract.totals>;

/** Whether a password was chosen. */
export const ENTRA = sql<boolean>`exists (
  select 1 from auth.contas c where c.usuario_id = u.id and c.senha is not null)`;

export const PAPEIS = sql`array(select p.papel from papeis_usuario p where p.usuario_id = u.id order by p.papel)`;

/** Offices, by name. */
export const ESCRITORIOS = (column: 'id' | 'nome') => sql`array(
  select e.${sql.ref(column)}::text from usuarios_escritorios v join escritorios e on e.id = v.escritorio_id
  where v.usuario_id = u.id order by e.nome, e.id)`;

const SITUACAO = sql`case when u.desabilitado then 'desabilitado' when ${ENTRA} then 'habilitado' else 'convite_pendente' end`;
const search = inColumns(sql`sede.sem_acento(u.nome || ' ' || u.email)`, sql`sede.iniciais(u.nome)`);

export const usuarios = defineRecord({
  modulo: 'usuarios',
  tabela: 'usuarios',
  alias: 'u',
  schema: usuarioSchema,
  visivel: todos,
  notFound: usuariosErrors.nao_encontrado,
  columns: sql`u.id, u.versao, u.criado_em, u.atualizado_em, u.nome, u.email, u.desabilitado, u.desabilitado_motivo,
    u.dois_fatores_ativo, u.ultimo_acesso_em, ${SITUACAO} as situacao, ${PAPEIS} as papeis,
    ${ESCRITORIOS('id')} as escritorios, ${ESCRITORIOS('nome')} as nomes_escritorios,
    case when not ${ENTRA} then (select max(l.expira_em) from auth.verificacoes l where l.valor = u.id::text)
    end as convite_vence_em`,
  order: {
    nome: sql`u.nome`,
    email: sql`u.email`,
    situacao: SITUACAO,
    ultimoAcessoEm: sql`u.ultimo_acesso_em`,
    atualizadoEm: sql`u.atualizado_em`,
  },
  notNull: ['nome', 'email', 'atualizadoEm'],
  filter: ({ busca, papel, escritorio, situacao, doisFatores }: Filter) => [
    searchCondition(busca, search),
    papel && sql`exists (select 1 from papeis_usuario p where p.usuario_id = u.id and p.papel = any(${papel}))`,
    escritorio &&
      sql`exists (select 1 from usuarios_escritorios e where e.usuario_id = u.id and e.escritorio_id = any(${escritorio}::uuid[]))`,
    situacao && sql`${SITUACAO} = any(${situacao})`,
    doisFatores !== undefined && sql`u.dois_fatores_ativo = ${doisFatores}`,
  ],
  nome: sql`u.nome`,
  search,
  fields: USUARIO_FIELDS,
  children: { papeis_usuario: PAPEL_FIELDS, usuarios_escritorios: VINCULO_ESCRITORIO_FIELDS },
  partActions: { papeis_usuario: ACOES_DO_PAPEL, usuarios_escritorios: ACOES_DO_VINCULO_ESCRITORIO },
  async names({ db }, ids) {
    // Offices end the access of their users: they are not asked here.
    const { rows } = await sql<{ id: string; nome: string }>`
      select id, nome from escritorios where id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },
});
