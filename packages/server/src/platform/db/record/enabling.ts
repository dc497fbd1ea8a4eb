/**
 * Habilitar and desabilitar, the same for every record that carries `desabilitado`.
 *
 * In: the version that was seen. Out: the record after it. Errors: `plataforma.ja_habilitado`, `.ja_desabilitado` (409),
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`. Source: spec 1 §4.4; decisions §7 (Disabled).
 */
import { platformErrors } from '@sede/domain/kernel';
import type { Tx } from '../db.ts';
import type { RecordPatch, RecordRow, RecordStore, RecordTable, Seen } from './record-store.ts';

type Enabled<T extends RecordTable> = RecordRow<T> extends { desabilitado: boolean } ? T : never;

export async function setDesabilitado<T extends RecordTable, R extends { desabilitado: boolean }>(
  store: RecordStore<Enabled<T>, R>,
  tx: Tx,
  { id, versao }: Seen,
  desabilitado: boolean,
): Promise<R> {
  const seen = { id, versao };
  const current = await store.lock(tx, seen);
  if (current.desabilitado === desabilitado) {
    throw desabilitado ? platformErrors.ja_desabilitado() : platformErrors.ja_habilitado();
  }
  // `Enabled` says that the table has the column; the compiler cannot follow it through a table that is a parameter.
  return store.update(tx, seen, { desabilitado } as unknown as RecordPatch<Enabled<T>>);
}
