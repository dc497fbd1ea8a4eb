/** What cases read beside their own rows: names of what they refer to, offices as they are now, members that are held for a save. */
import { newId, nomeProprio } from '@sede/domain/kernel';
import { digitosDe, PROCESSOS_FILE_RULE, type TipoDeProcesso } from '@sede/domain/modules/juridico/processos';
import { sql } from 'kysely';
import { holdsRole } from '#platform/auth/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { recordFiles } from '#platform/files/index.ts';

export const arquivosDoProcesso = recordFiles({
  rule: PROCESSOS_FILE_RULE,
  tabela: 'processos_anexos',
  registro: 'processo_id',
});
export const arquivosDoEvento = recordFiles({
  rule: PROCESSOS_FILE_RULE,
  tabela: 'processo_eventos_anexos',
  registro: 'evento_id',
});

/** Of a member `f` who is none today. */
export const DESFILIADO = sql`not exists (select from filiado_periodos m where m.filiado_id = f.id and m.fim is null)`;

/** Of members, offices and objects. */
export async function nomesDe(db: Db | Tx, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, coalesce(nome_social, nome_completo) as nome from filiados where id = any(${ids}::uuid[])
    union all select id, nome from escritorios where id = any(${ids}::uuid[])
    union all select id, descricao from objetos_processo where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/** Before the case that goes to it. Whether it is there, and takes new ones, is asked of a case that does go. */
export async function holdEscritorio(tx: Tx, id: string): Promise<void> {
  await sql`select from escritorios where id = ${id}::uuid for share`.execute(tx);
}

/** As a case copies it. In: an office that is held. */
export async function readEscritorio(tx: Tx, id: string) {
  const { rows } = await sql<{ escritorioNome: string; escritorioEmail: string | null }>`
    select nome as escritorio_nome, email as escritorio_email from escritorios where id = ${id}::uuid`.execute(tx);
  const [escritorio] = rows;
  if (!escritorio) throw new Error(`The office ${id} was not held.`);
  return escritorio;
}

interface NumeroNoEscritorio {
  tipo: TipoDeProcesso;
  numero: string;
  tribunalOrgao: string | null;
  escritorioId: string;
}

/** Another live case of the same number in the office. */
export async function findRepetido(
  tx: Tx,
  { tipo, numero, tribunalOrgao, escritorioId }: NumeroNoEscritorio,
  menos: string | null,
) {
  const { rows } = await sql<{ id: string; numero: string }>`
    select id, numero from processos_juridicos
    where tipo = ${tipo} and digitos = ${digitosDe(numero)} and escritorio_id = ${escritorioId}::uuid
      and (tipo <> 'Administrativo' or tribunal_orgao is not distinct from ${tribunalOrgao})
      and situacao <> 'Excluído' and id is distinct from ${menos}::uuid
    order by id limit 1`.execute(tx);
  return rows[0];
}

/** Those of these members that there are, none of them anonymous; they stay until the transaction ends. */
export async function holdFiliados(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from filiados where id = any(${[...ids]}::uuid[]) and anonimizado_em is null
    order by id for key share`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Out: how many were not there yet. */
export async function insertFiliados(tx: Tx, processoId: string, filiados: readonly string[]): Promise<number> {
  const { rows } = await sql`
    insert into filiados_processos (id, processo_id, filiado_id)
    select n.id, ${processoId}::uuid, n.filiado
    from unnest(${filiados.map(() => newId())}::uuid[], ${[...filiados]}::uuid[]) as n (id, filiado)
    on conflict (processo_id, filiado_id) do nothing returning id`.execute(tx);
  return rows.length;
}

export async function countFiliados(tx: Tx, processoId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from filiados_processos where processo_id = ${processoId}::uuid`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function deleteFiliado(tx: Tx, processoId: string, vinculo: string): Promise<boolean> {
  const { rows } = await sql`
    delete from filiados_processos where id = ${vinculo}::uuid and processo_id = ${processoId}::uuid returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The only member of a case; null where there are several or none: what is opened concerns no one person. */
export async function readAlone(db: Db | Tx, processoId: string): Promise<{ id: string; nome: string } | null> {
  const { rows } = await sql<{ id: string | null; nome: string }>`
    select f.id, coalesce(f.nome_social, f.nome_completo, v.nome) as nome from filiados_processos v
    left join filiados f on f.id = v.filiado_id where v.processo_id = ${processoId}::uuid limit 2`.execute(db);
  const [only] = rows;
  return rows.length === 1 && only?.id ? { id: only.id, nome: nomeProprio(only.nome) } : null;
}

export async function readFiliadosDe(db: Db | Tx, processoId: string): Promise<string[]> {
  const { rows } = await sql<{ filiadoId: string }>`select filiado_id from filiados_processos
    where processo_id = ${processoId}::uuid and filiado_id is not null`.execute(db);
  return rows.map(({ filiadoId }) => filiadoId);
}

/** Accounts that work for the office. */
export async function readDoEscritorio(tx: Tx, escritorioId: string | null): Promise<string[]> {
  const { rows } = await sql<{ usuarioId: string }>`
    select v.usuario_id from usuarios_escritorios v
    where v.escritorio_id = ${escritorioId}::uuid and ${holdsRole(sql`v.usuario_id`, ['escritorio_juridico'])}`.execute(
    tx,
  );
  return rows.map(({ usuarioId }) => usuarioId);
}

/**
 * Members `f` whom a case concerns: linked, or of an indeterminate one whoever is a member today, of its houses. Of a deleted case
 * nobody. Source: decisions-legal (Privacy: communication's filter).
 */
export const findFiliadosDoProcesso = (processoId: string) => sql<boolean>`(exists (
    select from filiados_processos v join processos_juridicos p on p.id = v.processo_id
    where v.processo_id = ${processoId}::uuid and v.filiado_id = f.id and p.situacao <> 'Excluído')
  or exists (select from processos_juridicos p
    where p.id = ${processoId}::uuid and p.situacao <> 'Excluído' and p.filiados_indeterminados and f.empresa = any(p.orgaos)
      and not f.falecido and not ${DESFILIADO}))`;

export async function readNumero(db: Db | Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ numero: string | null }>`
    select numero from processos_juridicos where id = ${id}::uuid and situacao <> 'Excluído'`.execute(db);
  return rows[0]?.numero ?? null;
}
