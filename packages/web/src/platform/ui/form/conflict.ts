/**
 * Another person's edit of the record that is being saved: what the refusal carries, field by field.
 *
 * From the 409 'plataforma.versao_conflito': data.versao (the newer version), data.atual (the record now), data.nome and
 * data.hora in its message. Only fields of the form in which both differ are asked about; where the other person
 * changed something that I did not touch, theirs is taken. Source: decisions §6.
 */

import { isApiError } from '../../api/errors.ts';
import { changedKeys, type Values } from './formState.ts';

export interface Conflict {
  message: string;
  versao: number;
  /** The record as it is now. */
  atual: Values;
}

export interface ConflictField {
  name: string;
  theirs: unknown;
  mine: unknown;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The conflict that a refusal carries; null for any other failure. */
export function conflictOf(error: unknown): Conflict | null {
  if (!isApiError(error) || error.code !== 'plataforma.versao_conflito') return null;
  const { atual, versao } = error.data;
  if (!isRecord(atual)) return null;
  const newer = typeof versao === 'number' ? versao : atual.versao;
  return typeof newer === 'number' ? { message: error.message, versao: newer, atual } : null;
}

/** The same with the record as the form holds it; what went wrong on the way there takes the refusal's place. */
export async function heldConflict(
  error: unknown,
  theirs: ((atual: Values) => Values | Promise<Values>) | undefined,
): Promise<{ error: unknown; conflict: Conflict | null }> {
  const conflict = conflictOf(error);
  if (!conflict || !theirs) return { error, conflict };
  try {
    return { error, conflict: { ...conflict, atual: await theirs(conflict.atual) } };
  } catch (failure) {
    return { error: failure, conflict: null };
  }
}

/** Fields to choose for, and what is taken without asking (their changes of what I did not touch). */
export function splitConflict(base: Values, mine: Values, atual: Values): { ask: ConflictField[]; taken: Values } {
  const known = Object.fromEntries(Object.keys(mine).map((name) => [name, name in atual ? atual[name] : base[name]]));
  const theirChanges = new Set(changedKeys(base, known));
  const myChanges = new Set(changedKeys(base, mine));
  const differ = new Set(changedKeys(known, mine));
  const ask: ConflictField[] = [];
  const taken: Values = {};
  for (const name of differ) {
    if (!myChanges.has(name)) taken[name] = known[name];
    else if (theirChanges.has(name)) ask.push({ name, theirs: known[name], mine: mine[name] });
  }
  return { ask, taken };
}
