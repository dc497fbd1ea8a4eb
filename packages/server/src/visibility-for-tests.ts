/**
 * The world of the visibility test: the demonstration's union with rows of every module, everybody's roles in one person
 * for whom any record can be hidden, and each operation called with what it takes.
 */
import { can } from '@sede/domain/access';
import type { OpMethod } from '@sede/domain/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { z } from 'zod';
import { type NamedRow, type NoRow, todos } from '#platform/api/index.ts';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { prepareDemo } from './demo/prepare.ts';

export interface Operation {
  name: string;
  module: string;
  method: OpMethod;
  path: string;
  permission: string;
  raw: unknown;
  schema: z.ZodType;
  row: NamedRow | NoRow | undefined;
}

export const operationsOf = (app: TestApp): Operation[] =>
  Object.entries(app.modules).flatMap(([module, { contract, rows }]) =>
    Object.entries(contract).map(([verb, op]) => ({
      name: `${module}.${verb}`,
      module,
      ...op['~sede'],
      permission: op['~orpc'].meta.permission,
      raw: op['~orpc'].meta.raw,
      schema: op['~orpc'].inputSchema as z.ZodType,
      row: rows[verb],
    })),
  );

const isRecord = (row: NamedRow | NoRow | undefined): row is NamedRow => row !== undefined && !('reason' in row);

/** Each record that operations name, once. */
export const recordsOf = (operations: readonly Operation[]): NamedRow[] => [
  ...new Set(operations.map(({ row }) => row).filter(isRecord)),
];

export const fieldsOf = ({ schema }: Operation): string[] =>
  'shape' in schema ? Object.keys(schema.shape as Record<string, unknown>) : [];

/** Bytes that arrive and streams that do not end have tests of their own. */
export const isPlain = ({ raw }: Operation): boolean => raw !== 'upload' && raw !== 'stream';

export const mayCall = ({ papeis }: Pick<TestPerson, 'papeis'>, { permission }: Operation): boolean =>
  permission !== 'public' && can(papeis, permission as Parameters<typeof can>[1]);

/** A month of the fictional union: of whatever module there is, the demonstration has rows. */
export const fillWithDemo = (app: TestApp) =>
  prepareDemo(app.services.config, app.banco.appUrl, { hoje: app.clock.today(), meses: 1 });

/** Until `work` is done, this person sees none of the records, whatever their rules say. */
export async function hiddenFrom<T>(
  { usuarioId }: TestPerson,
  records: readonly NamedRow[],
  work: () => Promise<T>,
): Promise<T> {
  const before = records.map(({ rule }) => rule.visivel);
  for (const { rule } of records) {
    const { visivel } = rule;
    rule.visivel = (actor) => {
      if (actor.usuarioId === usuarioId) return sql`false`;
      return visivel === todos ? todos : visivel(actor);
    };
  }
  try {
    return await work();
  } finally {
    for (const [i, { rule }] of records.entries()) rule.visivel = before[i] ?? todos;
  }
}

const sqlName = (tabela: string) => tabela.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Ids of the record's rows, the newest first. */
export async function idsOf(app: TestApp, { tabela }: NamedRow): Promise<string[]> {
  const found = await app.rows<{ id: string }>(`select id from ${sqlName(tabela)} order by id desc limit 2000`);
  return found.map(({ id }) => id);
}

/** The row and how often it was written, to see that nothing happened to it. */
export const stateOf = (app: TestApp, { tabela }: NamedRow, id: string) =>
  app.rows(
    `select to_jsonb(r) as row, (select count(*) from auditoria where registro_id = $1) as entries
     from ${sqlName(tabela)} r where id = $1`,
    [id],
  );

/** Long words that stand in the row, to look for it by. */
export async function wordsOf(app: TestApp, { tabela }: NamedRow, id: string): Promise<string[]> {
  const [found] = await app.rows<{ row: Record<string, unknown> }>(
    `select to_jsonb(r) as row from ${sqlName(tabela)} r where id = $1`,
    [id],
  );
  const texts = Object.entries(found?.row ?? {}).filter(([name]) => !/^id|_id$|_em$|_por$|busca|iniciais/.test(name));
  return texts
    .flatMap(([, text]) => (typeof text === 'string' ? text.split(/\s+/) : []))
    .filter((word) => word.length > 3);
}

const query = (input: Record<string, unknown>) =>
  Object.entries(input)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encodeURIComponent(String(one))}`),
    )
    .join('&');

const textOf = (first: unknown) =>
  typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');

/** What somebody is told of an id, with nothing of the request in it, and the statements that it took. */
export async function answerTo(operation: Operation, who: TestPerson, input: Record<string, unknown>, id: string) {
  const { id: own = id, ...rest } = input;
  const path = operation.path.replace('{id}', String(own));
  const isRead = operation.method === 'GET';
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await who.rest(operation.method, isRead ? `${path}?${query(rest)}` : path, isRead ? undefined : rest);
  const statements = spy.mock.calls.map(([first]) => textOf(first));
  spy.mockRestore();
  const text = answer.bytes.toString('utf8').replaceAll(id, 'ID');
  // An error carries the id of its request.
  const told = answer.status >= 400 ? text.replace(/"id":"(?!ID)[^"]*"/g, '"id":"PEDIDO"') : text;
  return { status: answer.status, told, statements };
}
