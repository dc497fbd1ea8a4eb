/**
 * A pg client that prepares what is asked again: a statement with parameters, or a SELECT without (the count of a whole
 * list), gets a name when its text is seen for the second time, so that PostgreSQL parses and plans it once per connection
 * (Kysely sends every statement unnamed). Other texts without parameters (`begin`, `set local`, several statements in one)
 * go as they are.
 *
 * Bounded: at most `MAX_NAMED` prepared statements per connection; later ones, and texts seen once (long IN lists), stay
 * unnamed; so does one that carries `FRESH_PLAN`. Needs a connection of its own to the server: a pooler in transaction mode before it would lose the names.
 */

import type pg from 'pg';
import { PatientClient } from './patient-client.ts';

/**
 * Marks a statement whose best plan depends on its values, as that of a search word does: if it were prepared,
 * PostgreSQL would soon use one plan for common and rare words alike.
 */
export const FRESH_PLAN = '/* fresh plan */';

const MAX_NAMED = 500;
const MAX_REMEMBERED = 4_000;

/** Shared by all connections of the process: text → name, or '' after the first sight. */
const names = new Map<string, string>();
let counter = 0;

/** Several statements in one text, which cannot be prepared, are told from a literal's semicolon by nothing: neither is. */
const LONE_SELECT = /^\s*select\b[^;]*$/i;

const isWorthAName = (text: string, values: readonly unknown[]): boolean => values.length > 0 || LONE_SELECT.test(text);

function nameFor(text: string): string {
  if (text.includes(FRESH_PLAN)) return '';
  const known = names.get(text);
  if (known) return known;
  if (known === undefined) {
    if (names.size >= MAX_REMEMBERED) forgetOnceSeen();
    if (names.size < MAX_REMEMBERED) names.set(text, '');
    return '';
  }
  counter += 1;
  const name = `s${counter}`;
  names.set(text, name);
  return name;
}

function forgetOnceSeen(): void {
  for (const [text, name] of names) if (name === '') names.delete(text);
}

export class PreparedClient extends PatientClient {
  private readonly prepared = new Set<string>();

  /** The name under which to send this text, or undefined: unnamed. */
  prepare(text: string, values: readonly unknown[]): string | undefined {
    if (!isWorthAName(text, values)) return undefined;
    const name = nameFor(text);
    if (name === '') return undefined;
    if (!this.prepared.has(name)) {
      if (this.prepared.size >= MAX_NAMED) return undefined;
      this.prepared.add(name);
    }
    return name;
  }

  // pg's `query` has a dozen overloads; the one of Kysely, pg.Pool and better-auth is (text, values[, callback]).
  override query = ((first: unknown, values?: unknown, callback?: unknown) => {
    if (typeof first !== 'string' || !Array.isArray(values)) return this.send(first, values, callback);
    const name = this.prepare(first, values);
    if (name === undefined) return this.send(first, values, callback);
    return this.send({ name, text: first, values }, callback);
  }) as pg.Client['query'];
}
