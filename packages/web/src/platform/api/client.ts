/**
 * The typed client of the contract, over /rpc.
 *
 * `api.despesas.list(input)` calls; `orpc.despesas.list.queryOptions({ input })` gives call and cache key together,
 * derived from the contract's path. The contract is imported as a type only: its schemas (zod) stay out of the first
 * chunk. Every call carries X-Sede (anti-CSRF); a submit carries its Idempotency-Key. Errors: ApiError.
 * Source: decisions §2a; dependencies §6.
 */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { AppContract } from './contract-type.ts';
import { toApiError } from './errors.ts';
import { noticeFailure } from './failures.ts';
import { answered } from './reach.ts';

export interface CallContext {
  idempotencyKey?: string;
}

export type Api = ContractRouterClient<AppContract, CallContext>;

const link = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/rpc`,
  headers: ({ context }) => ({
    'X-Sede': '1',
    ...(context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
  }),
  fetch: answered,
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        throw noticeFailure(toApiError(error));
      }
    },
  ],
});

export const api: Api = createORPCClient(link);
export const orpc = createTanstackQueryUtils(api);
