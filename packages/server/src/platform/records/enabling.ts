/**
 * Habilitar and desabilitar, the same for every record that carries `desabilitado`.
 *
 * In: the version that was seen. Out: the record after it. Errors: `plataforma.ja_habilitado`, `.ja_desabilitado` (409),
 * `plataforma.versao_conflito`, `plataforma.nao_encontrado`. Source: spec 1 §4.4; decisions §7 (Disabled).
 */
import { platformErrors } from '@sede/domain/kernel';
import type { Writer } from '../api/index.ts';
import type { Seen } from '../db/record/index.ts';

interface Enabled<Row extends { desabilitado: boolean }> {
  lock(ctx: Writer, seen: Seen): Promise<Row>;
  update(ctx: Writer, seen: Seen, patch: { desabilitado: boolean }): Promise<Row>;
}

export async function setDesabilitado<Row extends { desabilitado: boolean }>(
  record: Enabled<Row>,
  ctx: Writer,
  { id, versao }: Seen,
  desabilitado: boolean,
): Promise<Row> {
  const current = await record.lock(ctx, { id, versao });
  if (current.desabilitado === desabilitado) {
    throw desabilitado ? platformErrors.ja_desabilitado() : platformErrors.ja_habilitado();
  }
  return record.update(ctx, { id, versao }, { desabilitado });
}
