/**
 * One operation of the API: the only way to write a contract.
 *
 * An operation names its permission (or says that it is public), its REST route, its input, made by a builder of
 * `inputs.ts` so that unknown keys are refused, its output and the codes of the errors of its own. Leaving any of
 * these out does not compile. The same object gives the typed client, the REST face and its documentation.
 *
 * What a stranger may do says besides what it costs them: `perAddress`, and a `ticket` for what writes or searches.
 *
 * `raw` operations move bytes instead of JSON (uploads, downloads, spreadsheets, the live stream): they exist on the
 * REST face only and their output schema describes the file.
 *
 * Source: decisions §2a, §4.
 */

import { type ContractProcedure, oc } from '@orpc/contract';
import type { z } from 'zod';
import type { Permission } from '../access/index.ts';
import type { OpInput } from './inputs.ts';

export type OpPermission = Permission | 'public';
export type OpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type OpRaw = 'download' | 'upload' | 'stream';

/** So many requests of one network address (an IPv6 one by its /64) in so many seconds; counted in the database. */
export interface AddressLimit {
  max: number;
  seconds: number;
}

/** A write by anybody: it takes a ticket of its page (`kernel/ticket.ts`), which is its idempotency key too. */
export interface TicketRule {
  /** Whose tickets it takes: '/filiacao'. Those of another page are refused. */
  page: string;
  /** Every answer takes a whole multiple of this, and its bytes fill a whole multiple of `evenBytes`: neither tells what was found. */
  evenMs: number;
  evenBytes: number;
  /** What the whole input may hold; beyond it: `plataforma.corpo_grande`. */
  maxBytes: number;
}

/** What the server needs to know of an operation before it runs it. */
export interface OpMeta {
  permission: OpPermission;
  /** GET reads; everything else writes, in one transaction with audit, version check and idempotency. */
  kind: 'read' | 'write';
  raw: OpRaw | null;
  /** Codes of the module's own errors that this operation may answer. */
  errors: readonly string[];
  /** The answer is a secret that is shown once: it is not kept for a repeated submit, which is done anew. */
  shownOnce: boolean;
  /** Whoever did it may take it back for some seconds (`atos.desfazer`); its mails and notices wait that long. */
  undoable: boolean;
  /** A read over all that there is (sums, counts, files of a list): it works beside the others, so that it holds nobody up. */
  whole: boolean;
  perAddress: AddressLimit | null;
  ticket: TicketRule | null;
  /** Programs of other sites call it too (a mail program): what it takes names and proves its person. */
  fromAnywhere: boolean;
}

export interface OpDefinition<
  P extends OpPermission,
  M extends OpMethod,
  I extends z.ZodType,
  O extends z.ZodType,
  R extends OpRaw | undefined,
> {
  permission: P;
  method: M;
  /** Path below /api, parameters as `{id}`. */
  path: `/${string}`;
  /** One pt-BR sentence for the API's documentation. */
  summary: string;
  input: OpInput<I>;
  output: O;
  errors?: readonly string[];
  shownOnce?: true;
  undoable?: true;
  /** Default: so is a file that is not of one record. A test finds reads that should say it. */
  whole?: boolean;
  /** Of public operations only: a person is limited by the session. */
  perAddress?: AddressLimit;
  /** Of public writes only. */
  ticket?: TicketRule;
  /** Of public writes only: taken without `X-Sede` and from pages of other sites. */
  fromAnywhere?: true;
  raw?: R;
}

/** The contract's procedure, with what the server's handler types depend on. */
export interface Op<
  P extends OpPermission = OpPermission,
  M extends OpMethod = OpMethod,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  R extends OpRaw | undefined = OpRaw | undefined,
> extends ContractProcedure<I, O, Record<never, never>, OpMeta & Record<never, never>> {
  readonly '~sede': { permission: P; method: M; path: string; raw: R };
}

const base = oc.$meta<OpMeta>({
  permission: 'public',
  kind: 'read',
  raw: null,
  errors: [],
  shownOnce: false,
  undoable: false,
  whole: false,
  perAddress: null,
  ticket: null,
  fromAnywhere: false,
});

export function op<
  const P extends OpPermission,
  const M extends OpMethod,
  I extends z.ZodType,
  O extends z.ZodType,
  const R extends OpRaw | undefined = undefined,
>(permission: P, definition: Omit<OpDefinition<P, M, I, O, R>, 'permission'>): Op<P, M, I, O, R> {
  const { method, path, summary, input, output, errors = [], shownOnce = false, undoable = false, raw } = definition;
  const { perAddress = null, ticket = null, fromAnywhere = false } = definition;
  const { whole = raw === 'download' && !path.includes('{') } = definition;
  const kind = method === 'GET' ? 'read' : 'write';
  const procedure = base
    .meta({ permission, kind, raw: raw ?? null, errors, shownOnce, undoable, whole, perAddress, ticket, fromAnywhere })
    .route({ method, path, summary, tags: [path.split('/')[1] ?? 'sede'] })
    .input(input as I)
    .output(output);
  // The library's builder does not say that it keeps the type parameters given to it.
  return Object.assign(procedure, { '~sede': { permission, method, path, raw: raw as R } }) as Op<P, M, I, O, R>;
}

/** A module's operations by verb. */
export type ModuleContract = Record<string, Op>;
export type InputOf<T extends Op> = T extends Op<OpPermission, OpMethod, infer I> ? z.output<I> : never;
/** What a handler returns: before the output schema has stripped what the response does not vouch for. */
export type OutputOf<T extends Op> = T extends Op<OpPermission, OpMethod, z.ZodType, infer O> ? z.input<O> : never;
