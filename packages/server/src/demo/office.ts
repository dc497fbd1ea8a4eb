/**
 * How the demonstration's people work: through the program's own operations, at an instant of the past.
 *
 * So history, approvals and notices of the demonstration are true. Errors: those of the operations, none is expected.
 */
import type { Role } from '@sede/domain/access';
import type { Op, OpMethod, OpPermission, OutputOf } from '@sede/domain/contract';
import type { AppContract } from '@sede/domain/root-contract';
import type { z } from 'zod';
import type { RawContext } from '#platform/api/index.ts';

export interface Worker {
  usuarioId: string;
  nome: string;
  email: string;
  papeis: readonly Role[];
}

/** A module by its key in the contract: 'itensDespesa'. */
export type ModuleKey = keyof AppContract;
export type Verb<M extends ModuleKey> = keyof AppContract[M] & string;
type Of<M extends ModuleKey, V extends Verb<M>> = AppContract[M][V] extends Op ? AppContract[M][V] : never;
/** What a caller gives, defaults left out. */
export type Given<M extends ModuleKey, V extends Verb<M>> =
  Of<M, V> extends Op<OpPermission, OpMethod, infer I> ? z.input<I> : never;
export type Answer<M extends ModuleKey, V extends Verb<M>> = OutputOf<Of<M, V>>;

export interface Office {
  /** Sets the clock: a calendar date and 'HH:mm', both of São Paulo. */
  at(date: string, hora: string): void;
  /** Runs an operation as a request would, without HTTP: permission, input schema, transaction, audit, events. null: who came by a mailed link. */
  act<M extends ModuleKey, V extends Verb<M>>(
    who: Worker | null,
    modulo: M,
    verb: V,
    input: Given<M, V>,
  ): Promise<Answer<M, V>>;
  /** A file, uploaded as the form of the module does; bound to a record by the operation that names it. Out: its id. */
  upload(who: Worker, modulo: string, nome: string, bytes: Buffer): Promise<string>;
  /** What an operation that takes bytes has; `operation` is its name in the trail: 'extratos.importar'. */
  bytesContext(who: Worker, operation: string): Omit<RawContext, 'request' | 'reply'>;
}
