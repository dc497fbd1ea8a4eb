/**
 * Binds a module's contract to its services, one line an operation: `routes(contract, { list: (ctx, input) => … })`.
 * A missing or surplus operation, or an answer of the wrong shape, does not compile.
 */

import type { InputOf, ModuleContract, Op, OpMethod, OpPermission, OpRaw, OutputOf } from '@sede/domain/contract';
import type { z } from 'zod';
import type { Actor, RawContext, ReadContext, WriteContext } from './context.ts';

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
}

export function routes<C extends ModuleContract>(contract: C, handlers: Handlers<C>): ModuleRoutes {
  return { contract, handlers: handlers as unknown as ModuleRoutes['handlers'] };
}
