/**
 * Binds a module's contract to its services, one line an operation: `routes(contract, { list: (ctx, input) => … })`.
 * A missing or surplus operation, or an answer of the wrong shape, does not compile; nor does a contract with an operation
 * that names a row by its `id` and no word on which record that is (`named-row.ts`).
 */

import type { InputOf, ModuleContract, Op, OpMethod, OpPermission, OpRaw, OutputOf } from '@sede/domain/contract';
import type { z } from 'zod';
import type { Actor, RawContext, ReadContext, WriteContext } from './context.ts';
import type { NamedRow, NamedRows, Naming, NoRow, RowsByVerb } from './named-row.ts';

type ActorOf<P> = P extends 'public' ? Actor | null : Actor;
type ContextOf<P, M, R> = R extends OpRaw
  ? RawContext<ActorOf<P>>
  : M extends 'GET'
    ? ReadContext<ActorOf<P>>
    : WriteContext<ActorOf<P>>;

export type Handler<T extends Op> =
  T extends Op<infer P extends OpPermission, infer M extends OpMethod, z.ZodType, z.ZodType, infer R>
    ? (ctx: ContextOf<P, M, R>, input: InputOf<T>) => R extends OpRaw ? Promise<unknown> : Promise<OutputOf<T>>
    : never;

export type Handlers<C extends ModuleContract> = { [K in keyof C]: Handler<C[K]> };

/** A module's operations with their handlers, as the composition root mounts them. */
export interface ModuleRoutes {
  contract: ModuleContract;
  handlers: Record<string, (ctx: never, input: never) => Promise<unknown>>;
  /** What the `id` of each operation names. */
  rows: RowsByVerb;
  /** What taking an act back asks besides the permission, by the act's verb. */
  undoAsks: Readonly<Record<string, UndoRight | undefined>>;
}

/** Throws for whoever may do the act no more; the act itself asks the same. */
type UndoRight = (ctx: WriteContext) => Promise<void>;
interface UndoRights<C extends ModuleContract> {
  undoAsks?: { [K in keyof C]?: UndoRight };
}

const inputKeys = (op: Op): string[] => {
  const { inputSchema } = op['~orpc'];
  return inputSchema && 'shape' in inputSchema ? Object.keys(inputSchema.shape as object) : [];
};
/** The run-time twin of the type `Naming`. */
const namesRow = (op: Op): boolean => inputKeys(op).some((key) => key === 'id' || key === 'versoes');

interface Named {
  record?: NamedRow;
  except?: Readonly<Record<string, NamedRow | NoRow | undefined>>;
}

function rowsByVerb(contract: ModuleContract, { record, except = {} }: Named): RowsByVerb {
  const rows: Record<string, NamedRow | NoRow> = {};
  for (const [verb, op] of Object.entries(contract)) {
    if (!namesRow(op)) continue;
    const row = except[verb] ?? record;
    if (row) rows[verb] = row;
  }
  return rows;
}

export function routes<C extends ModuleContract>(
  contract: C,
  handlers: Handlers<C>,
  ...[named]: [Naming<C>] extends [never] ? [] : [NamedRows<C> & UndoRights<C>]
): ModuleRoutes {
  return {
    contract,
    // Checked against the contract above; from here on they are called by name, with whatever the contract validated.
    handlers: handlers as unknown as ModuleRoutes['handlers'],
    rows: rowsByVerb(contract, named ?? {}),
    undoAsks: named?.undoAsks ?? {},
  };
}
