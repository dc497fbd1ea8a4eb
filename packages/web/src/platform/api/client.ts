/**
 * The typed client of the contract, over /rpc.
 *
 * `api.despesas.list(input)` calls; `orpc.despesas.list.queryOptions({ input })` gives call and cache key together,
 * derived from the contract's path. The contract is imported as a type only: its schemas (zod) stay out of the first
 * chunk. Every call carries X-Sede (anti-CSRF); a submit carries its Idempotency-Key. Errors: ApiError.
 *
 * The wire is the library's RPC face, of which the contract needs JSON alone (amounts are centavos, dates and instants texts):
 * `{ json }` there, `{ json }` back. What the library would mark beside it (`meta`: dates, sets, NaN) is refused, not misread.
 * Source: decisions §2a; dependencies §6; decision 129.
 */
import { type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { AppContract } from './contract-type.ts';
import { isAborted, refusalOf, toApiError } from './errors.ts';
import { noticeFailure } from './failures.ts';
import { answered } from './reach.ts';

export interface CallContext {
  idempotencyKey?: string;
}

export type Api = ContractRouterClient<AppContract, CallContext>;

/** A number that JSON has no word for is sent as a text, which the contract refuses: as null it could pass for an empty field. */
const spelled = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** What the answer holds; throws what is no answer of ours: a proxy's page, a cut text, marks that this client does not read. */
async function contentOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || 'meta' in body) throw new Error('not an answer of the contract');
  return 'json' in body ? body.json : undefined;
}

const link: ClientLink<CallContext> = {
  async call(path, input, { context, signal }) {
    try {
      const response = await answered(new URL(`/rpc/${path.join('/')}`, window.location.origin), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Sede': '1',
          ...(context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
        },
        body: JSON.stringify({ json: input }, spelled),
        signal: signal ?? null,
        redirect: 'manual',
      });
      const { ok, status } = response;
      const content = await contentOf(response).catch((error: unknown) => {
        if (ok || isAborted(error)) throw error;
        return null;
      });
      if (ok) return content;
      throw refusalOf(status, content);
    } catch (error) {
      throw noticeFailure(toApiError(error));
    }
  },
};

export const api: Api = createORPCClient(link);
export const orpc = createTanstackQueryUtils(api);
