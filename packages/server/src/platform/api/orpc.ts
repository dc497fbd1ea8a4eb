/**
 * The face of the contract for the screens: RPC under /rpc.
 *
 * The library routes, decodes and encodes; session, permission, validation and transaction are `invoke`'s, so that this
 * face and REST (`rest.ts`) cannot differ. Raw operations (files, streams) are on the REST face only.
 */

import { ORPCError } from '@orpc/client';
import { Procedure } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import { platformErrors } from '@sede/domain/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfter, statusOf, toSedeError, toWire } from './errors.ts';
import { type ApiDeps, invoke } from './invoke.ts';
import type { RegisteredOp } from './registry.ts';

interface RpcContext {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Any failure as the library's error, with our code, status, text and data; unexpected ones are logged here. */
function toOrpcError(
  { guards }: ApiDeps['services'],
  error: unknown,
  { request, reply }: RpcContext,
): ORPCError<string, unknown> {
  const known = toSedeError(error, guards);
  if (!known) request.log.error({ err: error }, 'unexpected error');
  const sede = known ?? platformErrors.interno();
  const seconds = retryAfter(sede);
  if (seconds !== null) reply.header('retry-after', String(seconds));
  const { code, message, data } = toWire(sede, request.id);
  return new ORPCError(code, { status: statusOf(sede), message, data, defined: true });
}

function buildRouter(deps: ApiDeps, ops: RegisteredOp[]) {
  const router: Record<string, Record<string, unknown>> = {};
  for (const registered of ops) {
    if (registered.op['~orpc'].meta.raw) continue;
    router[registered.module] ??= {};
    (router[registered.module] as Record<string, unknown>)[registered.verb] = new Procedure({
      ...registered.op['~orpc'],
      middlewares: [],
      // `invoke` validates, after the permission: NaN switches the library's own validation off.
      inputValidationIndex: Number.NaN,
      outputValidationIndex: Number.NaN,
      handler: async ({ context, input }: { context: RpcContext; input: unknown }) => {
        try {
          return await invoke(deps, registered, context.request, context.reply, input);
        } catch (error) {
          throw toOrpcError(deps.services, error, context);
        }
      },
      // The library derives its types from one procedure at a time; these come from a list.
    } as never);
  }
  return router;
}

/** Answers false when no operation stands at the address. */
export type RpcFace = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export function createRpcFace(deps: ApiDeps, ops: RegisteredOp[]): RpcFace {
  // The same: a router whose procedures are known at run time.
  const rpc = new RPCHandler<RpcContext>(buildRouter(deps, ops) as never, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          // An error that is none of ours comes from the library: it could not decode the body.
          throw error instanceof ORPCError && error.code.includes('.')
            ? error
            : toOrpcError(deps.services, platformErrors.invalido(), context);
        }
      },
    ],
  });
  return async (request, reply) =>
    (await rpc.handle(request, reply, { prefix: '/rpc', context: { request, reply } })).matched;
}
