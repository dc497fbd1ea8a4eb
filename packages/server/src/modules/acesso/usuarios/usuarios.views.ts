/**
 * What the administration's screens and spreadsheets read of users: list, one user, log, history.
 *
 * Found by words of name and e-mail and by initials. The status follows from the account and from whether a password was
 * chosen. Source: spec 1 §2.22, §3.2; decisions §2 (lists).
 */

import type { InputOf } from '@sede/domain/contract';
import type { ModuleDirectory } from '@sede/domain/manifest';
import {
  PAPEL_FIELDS,
  USUARIO_FIELDS,
  type Usuario,
  usuariosErrors,
  VINCULO_ESCRITORIO_FIELDS,
} from '@sede/domain/modules/acesso/usuarios';
import type { usuariosContract } from '@sede/domain/modules/acesso/usuarios/contract';
import { textoDoLog } from '@sede/domain/modules/sistema/auditoria';
import { sql } from 'kysely';
import { escritorioNames } from '#modules/juridico/escritorios/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import { ENTRA, ESCRITORIOS } from './usuarios.store.ts';

export type UsuariosFilter = InputOf<typeof usuariosContract.totals>;
type LogInput = InputOf<typeof usuariosContract.log>;

const SITUACAO = sql`case when u.desabilitado then 'desabilitado' when ${ENTRA} then 'habilitado' else 'convite_pendente' end`;

const COLUMNS = sql`u.id, u.versao, u.criado_em, u.atualizado_em, u.nome, u.email, u.desabilitado, u.desabilitado_motivo,
  u.dois_fatores_ativo, u.ultimo_acesso_em, ${SITUACAO} as situacao,
  array(select p.papel from papeis_usuario p where p.usuario_id = u.id order by p.papel) as papeis,
  ${ESCRITORIOS('id')} as escritorios, ${ESCRITORIOS('nome')} as nomes_escritorios,
  case when not ${ENTRA} then (select max(l.expira_em) from auth.verificacoes l where l.valor = u.id::text)
  end as convite_vence_em`;

const from = sql`from usuarios u`;
export const usuariosSearch = inColumns(sql`sede.sem_acento(u.nome || ' ' || u.email)`, sql`sede.iniciais(u.nome)`);

export const usuariosQuery = ({ busca, papel, escritorio, situacao, doisFatores }: UsuariosFilter): PageQuery => ({
  from,
  where: allOf([
    searchCondition(busca, usuariosSearch),
    papel && sql`exists (select 1 from papeis_usuario p where p.usuario_id = u.id and p.papel = any(${papel}))`,
    escritorio &&
      sql`exists (select 1 from usuarios_escritorios e where e.usuario_id = u.id and e.escritorio_id = any(${escritorio}::uuid[]))`,
    situacao && sql`${SITUACAO} = any(${situacao})`,
    doisFatores !== undefined && sql`u.dois_fatores_ativo = ${doisFatores}`,
  ]),
  columns: COLUMNS,
  order: {
    nome: sql`u.nome`,
    email: sql`u.email`,
    situacao: SITUACAO,
    ultimoAcessoEm: sql`u.ultimo_acesso_em`,
    atualizadoEm: sql`u.atualizado_em`,
  },
  notNull: ['nome', 'email', 'atualizadoEm'],
  id: sql`u.id`,
});

export async function getUsuario(db: Db | Tx, id: string): Promise<Usuario> {
  const { rows } = await sql<Usuario>`select ${COLUMNS} ${from} where u.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw usuariosErrors.nao_encontrado();
  return rows[0];
}

interface LogRow {
  id: string;
  tipo: string;
  arquivo: string | null;
  cpf: string | null;
  tela: string | null;
  data: string;
  endereco: string | null;
}

/** Newest first, from the entry `depois` on; one more than asked tells whether there is a next page. */
export async function readLog(db: Db, directory: ModuleDirectory, { id, depois, quantos }: LogInput) {
  const { rows } = await sql<LogRow>`
    select id, tipo, arquivo, dados ->> 'cpf' as cpf, dados ->> 'tela' as tela, data, endereco from logs_usuario
    where usuario_id = ${id}::uuid and ${
      depois
        ? sql`(data, id) < (select l.data, l.id from logs_usuario l where l.id = ${depois}::uuid and l.usuario_id = ${id}::uuid)`
        : sql`true`
    }
    order by data desc, id desc limit ${quantos + 1}`.execute(db);
  const itens = rows.slice(0, quantos).map((row) => ({ ...row, texto: textoDoLog(directory, row) }));
  return { itens, proximo: rows.length > quantos ? (itens.at(-1)?.id ?? null) : null };
}

const { nome, email, desabilitado, desabilitadoMotivo, doisFatoresAtivo } = USUARIO_FIELDS;

export const readUserHistory = (db: Db, id: string) =>
  readHistory(db, {
    modulo: 'usuarios',
    registroId: id,
    tables: {
      usuarios: { nome, email, desabilitado, desabilitadoMotivo, doisFatoresAtivo },
      papeis_usuario: PAPEL_FIELDS,
      usuarios_escritorios: VINCULO_ESCRITORIO_FIELDS,
    },
    names: (ids) => escritorioNames(db, ids),
  });
