/**
 * Two people edit one record: the answer that the second one gets.
 *
 * In: the row as it stands, and the record as the person who asks may read it, where there is a screen for it. Out:
 * `plataforma.versao_conflito`, whose `data` the conflict dialog shows: `atual`, `versao`, `por`, `em`.
 * Source: decisions §6 (two people editing).
 */
import { formatHoraBr, platformErrors, type SedeError } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Stamped } from './record-types.ts';

export async function versionConflict(db: Db, row: Stamped, atual?: unknown): Promise<SedeError> {
  const { versao, atualizadoEm: em } = row;
  const author = await sql<{ nome: string }>`select nome from usuarios where id = ${row.atualizadoPor}`.execute(db);
  const por = author.rows[0]?.nome ?? 'outra pessoa';
  const values = { nome: por, hora: formatHoraBr(em) };
  return platformErrors.versao_conflito({
    values,
    data: { versao, por, em, ...(atual === undefined ? {} : { atual }) },
  });
}
