/**
 * A search for a CPF stands in the user's log ('busca_cpf': who, when, which screen), whatever it found and on whatever
 * screen the box stood: lists, pickers, spreadsheets, Ctrl K. It is checked at every read operation that takes `busca`,
 * so that no module can forget it.
 *
 * A list that is paged, sorted or refreshed asks for the same again: within ten minutes that is one search and one
 * entry. Totals are asked beside their list and make no entry. Source: decisions §6 (a CPF search is logged); spec 1
 * §3.2.
 */
import { isCpf, newId, normaliseCpfCnpj } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Actor, BaseContext } from './context.ts';
import type { RegisteredOp } from './registry.ts';

const SAME_SEARCH_MS = 10 * 60_000;

/** The CPF in a search text, alone or among other words, with or without its mask; null where there is none. */
export function cpfIn(busca: string): string | null {
  const found = [busca, ...busca.split(/\s+/)].map(normaliseCpfCnpj).find(isCpf);
  return found ?? null;
}

const searchOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'busca' in input && typeof input.busca === 'string'
    ? input.busca
    : null;

export async function logCpfSearch(
  db: Db,
  { module, op }: Pick<RegisteredOp, 'module' | 'op'>,
  { actor, address, now }: BaseContext<Actor | null>,
  input: unknown,
): Promise<void> {
  const busca = searchOf(input);
  if (actor === null || busca === null || op['~sede'].path.endsWith('/totais')) return;
  const cpf = cpfIn(busca);
  if (cpf === null) return;
  const dados = JSON.stringify({ cpf, tela: module });
  const since = new Date(Date.parse(now) - SAME_SEARCH_MS).toISOString();
  await sql`
    insert into logs_usuario (id, usuario_id, tipo, dados, data, endereco)
    select ${newId()}::uuid, ${actor.usuarioId}::uuid, 'busca_cpf', ${dados}::jsonb, ${now}::timestamptz, ${address}
    where not exists (select from logs_usuario where usuario_id = ${actor.usuarioId}::uuid and tipo = 'busca_cpf'
      and data > ${since}::timestamptz and dados = ${dados}::jsonb)`.execute(db);
}
