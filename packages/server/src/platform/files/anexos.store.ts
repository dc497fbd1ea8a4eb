/**
 * SQL of the table `anexos`: what is known of a stored file and whether a record uses it.
 *
 * Life: sent (unbound, its uploader's) → `bindAnexos` binds it to a module → `releaseAnexos` when the last record lets go
 * of it → removed by the sweep after the retention term. Which record uses it stands in the module's own link table.
 * Every function takes the handle it runs on; writes only in the caller's transaction. Unit: bytes.
 */
import type { QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import { anexosErrors } from './anexos-errors.ts';

export interface Anexo {
  id: string;
  nome: string;
  tipoConteudo: string;
  tamanho: number;
  sha256: string;
  /** An encrypted PDF that could not be read when it was sent: for download only. */
  protegido: boolean;
}

export interface StoredAnexo extends Anexo {
  chave: string;
  /** null: it came with the link of an application (`pedidoId`). */
  enviadoPor: string | null;
  pedidoId: string | null;
  modulo: string;
  usadoEm: string | null;
  liberadoEm: string | null;
}

const columns = sql`id, nome, tipo_conteudo as "tipoConteudo", tamanho, sha256, protegido, chave, enviado_por as "enviadoPor",
  pedido_id as "pedidoId", modulo,
  usado_em as "usadoEm", liberado_em as "liberadoEm"`;

/** Who sent a file: a user, or nobody but the link of an application. */
export type Sender = { enviadoPor: string; pedidoId?: null } | { enviadoPor: null; pedidoId: string };

/** What a person may know of a stored file. */
export function toAnexo({ id, nome, tipoConteudo, tamanho, sha256, protegido }: StoredAnexo): Anexo {
  return { id, nome, tipoConteudo, tamanho, sha256, protegido };
}

/** Writes the row of a file that the store has already, unbound, in the transaction given. */
export async function registerAnexo(
  tx: QueryExecutorProvider,
  anexo: Anexo & Sender & { chave: string; modulo: string },
): Promise<void> {
  await sql`insert into anexos (id, nome, tipo_conteudo, tamanho, sha256, protegido, chave, enviado_por, pedido_id, modulo)
    values (${anexo.id}, ${anexo.nome}, ${anexo.tipoConteudo}, ${anexo.tamanho}, ${anexo.sha256}, ${anexo.protegido},
      ${anexo.chave},
      ${anexo.enviadoPor}, ${anexo.pedidoId ?? null}::uuid, ${anexo.modulo})`.execute(tx);
}

/** The file by its id, whoever may see it; undefined where there is none. */
export async function findAnexo(db: QueryExecutorProvider, id: string): Promise<StoredAnexo | undefined> {
  const { rows } = await sql<StoredAnexo>`select ${columns} from anexos where id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** In the order of `ids`; those that do not exist are left out. */
export async function getAnexos(db: QueryExecutorProvider, ids: readonly string[]): Promise<Anexo[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredAnexo>`select ${columns} from anexos where id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], id)`.execute(db);
  return rows.map(toAnexo);
}

/**
 * Binds sent files to the records that the caller is saving. All or none.
 *
 * Only the uploader may bind an unbound file, and only where it was sent for. Rows are locked in the order of their ids,
 * so two saves that name the same files wait for each other instead of deadlocking, and the second is refused.
 * `como`: the module whose files they are from then on, where they were made under a word that takes no uploads.
 * Errors: `anexos.nao_encontrado` (missing, swept, another's), `anexos.ja_usado`.
 */
export async function bindAnexos(
  tx: QueryExecutorProvider,
  ids: readonly string[],
  use: { modulo: string; now: string; como?: string } & ({ usuarioId: string } | { pedidoId: string }),
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql<StoredAnexo>`select ${columns} from anexos where id = any(${wanted}::uuid[])
    order by id for update`.execute(tx);
  const own = (row: StoredAnexo) =>
    'pedidoId' in use ? row.pedidoId === use.pedidoId : row.enviadoPor === use.usuarioId;
  const mine = rows.filter((row) => row.usadoEm !== null || own(row));
  if (mine.length !== wanted.length || mine.some((row) => row.modulo !== use.modulo))
    throw anexosErrors.nao_encontrado();
  if (mine.some((row) => row.usadoEm !== null)) throw anexosErrors.ja_usado();
  await sql`update anexos set usado_em = ${use.now}::timestamptz, modulo = ${use.como ?? use.modulo}
    where id = any(${wanted}::uuid[])`.execute(tx);
}

/**
 * Marks files that no record uses any more: no longer reachable, kept for the retention term. The caller has made sure
 * that no other record uses them.
 */
export async function releaseAnexos(tx: QueryExecutorProvider, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`update anexos set liberado_em = ${now}::timestamptz
    where id = any(${[...ids]}::uuid[]) and usado_em is not null and liberado_em is null`.execute(tx);
}

/**
 * Files that must not be kept for any term, as of somebody who is made anonymous: their rows go now, the objects by the keys that are
 * answered, once that is committed; one that a crash leaves is swept. None of them is in use any more.
 */
export async function eraseAnexos(tx: QueryExecutorProvider, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    chave: string;
  }>`delete from anexos where id = any(${[...ids]}::uuid[]) returning chave`.execute(tx);
  return rows.map(({ chave }) => chave);
}
