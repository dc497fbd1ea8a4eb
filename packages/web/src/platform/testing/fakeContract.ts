/**
 * The contract answered by the test: `fakeContract({ funcionarios: { list: () => pageOf([…]) } })`.
 *
 * In: a handler per operation, typed by the contract (its input as the server reads it, its output as the server gives
 * it). A handler that throws one of the domain's errors (`despesasErrors.duplicada()`) answers that refusal.
 * Out: the calls that came, as `{ operation, input, idempotencyKey }`, newest last.
 *
 * Everything between the screen and the wire is real: client, keys, errors, queries. Only `fetch` is ours, and it is
 * strict: an operation without a handler, an input that the contract refuses, an answer that it does not allow, and any
 * other address make the test fail at its end, however the screen took it (`noise.ts`).
 * `addresses` answers what is outside the contract's RPC face: uploads, the account's own routes.
 * Source: style-examples §8 (screens: the contract is the only thing faked).
 */
import { implement, ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { camposOf, type InputOf, type Op, type OutputOf } from '@sede/domain/contract';
import { HTTP_STATUS, platformErrors, SedeError } from '@sede/domain/kernel';
import { contract } from '@sede/domain/root-contract';
import { noticeNoise } from './noise.ts';
import { answerWith } from './wire.ts';

type Contract = typeof contract;
type HandlerOf<T> = T extends Op ? (input: InputOf<T>) => OutputOf<T> | Promise<OutputOf<T>> : never;

/** Module → verb → what the server would answer. */
export type Handlers = { [M in keyof Contract]?: { [V in keyof Contract[M]]?: HandlerOf<Contract[M][V]> } };

/** 'POST /api/anexos' → the answer. */
export type Addresses = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

export interface Call {
  /** 'funcionarios.create' */
  operation: string;
  input: unknown;
  idempotencyKey: string | null;
}

function problem(text: string): Error {
  noticeNoise(text);
  return new Error(text);
}

/** As the server's RPC face answers it. */
function refusal(error: SedeError): ORPCError<string, unknown> {
  const { code, kind, message, data, campos } = error;
  const told = { ...data, ...(campos ? { campos } : {}), id: 'pedido-de-teste' };
  return new ORPCError(code, { status: HTTP_STATUS[kind], message, data: told, defined: true });
}

function operation(name: string, op: Op, handler: (input: unknown) => unknown, calls: Call[]) {
  const { inputSchema, outputSchema } = op['~orpc'];
  return implement(op)
    .$config({ initialInputValidationIndex: Number.NaN, initialOutputValidationIndex: Number.NaN })
    .$context<{ idempotencyKey: string | null }>()
    .handler(async ({ input: raw, context }) => {
      const input = inputSchema?.safeParse(raw ?? {});
      if (!input?.success) {
        throw problem(
          `${name} was called with what the contract refuses: ${input && JSON.stringify(camposOf(input.error))}`,
        );
      }
      calls.push({ operation: name, input: input.data, ...context });
      const answer = await handler(input.data);
      const output = outputSchema?.safeParse(answer);
      if (!output?.success)
        throw problem(`${name}: the handler's answer breaks the contract: ${output?.error.message}`);
      return output.data;
    });
}

function routerOf(handlers: Handlers, calls: Call[]) {
  return Object.fromEntries(
    Object.entries(handlers).map(([module, verbs]) => [
      module,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, handler]) => {
          const ops: Record<string, Op> = contract[module as keyof Contract]; // named by a test that compiles
          const op = ops[verb];
          if (!op) throw new Error(`the contract has no operation ${module}.${verb}`);
          return [verb, operation(`${module}.${verb}`, op, handler, calls)];
        }),
      ),
    ]),
  );
}

const wire = (error: unknown): ORPCError<string, unknown> => {
  if (error instanceof SedeError) return refusal(error);
  problem(error instanceof Error ? `a handler failed: ${error.stack}` : `a handler failed: ${error}`);
  return refusal(platformErrors.interno());
};

/** Puts the fake in the place of `fetch`; the test's end takes it away. */
export function fakeContract(handlers: Handlers, addresses: Addresses = {}): { calls: readonly Call[] } {
  const calls: Call[] = [];
  const rpc = new RPCHandler(routerOf(handlers, calls), {
    interceptors: [({ next }) => next().catch((error: unknown) => Promise.reject(wire(error)))],
  });
  answerWith(async (target, init) => {
    const request =
      target instanceof Request
        ? new Request(target, init)
        : new Request(new URL(String(target), location.origin), init);
    const { pathname } = new URL(request.url);
    const own = addresses[`${request.method} ${pathname}`];
    if (own) return own(request);
    // Asked whenever a call went without an answer.
    if (pathname === '/api/health') return new Response('{}');
    if (!pathname.startsWith('/rpc/')) throw problem(`nobody answers ${request.method} ${pathname}`);
    const context = { idempotencyKey: request.headers.get('idempotency-key') };
    const { matched, response } = await rpc.handle(request, { prefix: '/rpc', context });
    if (matched) return response;
    problem(`no handler for ${pathname.slice('/rpc/'.length).replace('/', '.')}`);
    return new Response(null, { status: 404 });
  });
  return { calls };
}
