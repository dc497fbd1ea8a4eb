/**
 * A write started by the user: `useSubmit(orpc.despesas.create, { onSuccess })`.
 *
 * One logical submit has one Idempotency-Key: when no answer came (connection, restart) and the user sends the same
 * thing again, the key is the same and the server does the work once (decisions §2a). After success the module's
 * queries are read again. A second click while the first is on its way does nothing.
 */
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { noteAct } from './acts.ts';
import type { CallContext } from './client.ts';
import { type ApiError, isApiError } from './errors.ts';
import { invalidateModules, moduleOf } from './queries.ts';

/** An operation of the typed client, as far as a submit needs it. */
export interface Operation<I, O> {
  call: (input: I, options: { context: CallContext }) => Promise<O>;
  mutationKey: () => readonly unknown[];
}

export interface SubmitOptions<I, O> {
  onSuccess?: (output: O, input: I) => unknown;
  onError?: (error: ApiError, input: I) => unknown;
  /** Other modules whose lists show what this changes. */
  alsoInvalidates?: readonly string[];
  /** It has succeeded once what is on screen was read again: a button there would else still do what came before this. */
  readsFirst?: boolean;
}

/** 128 random bits; crypto.randomUUID exists only under TLS and on localhost, installations on plain http have neither. */
export const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps the key of a submit whose outcome is unknown; everything else gets a new one. */
export function createKeyKeeper(newKey: () => string = randomKey) {
  let kept: { body: string; key: string } | null = null;
  return {
    keyFor(input: unknown): string {
      const body = JSON.stringify(input) ?? '';
      if (kept?.body !== body) kept = { body, key: newKey() };
      return kept.key;
    },
    settled(error: unknown) {
      if (!(isApiError(error) && error.uncertain)) kept = null;
    },
  };
}

export function useSubmit<I, O>(
  operation: Operation<I, O>,
  { onSuccess, onError, alsoInvalidates = [], readsFirst = false }: SubmitOptions<I, O> = {},
): UseMutationResult<O, ApiError, I> {
  const keys = useRef<ReturnType<typeof createKeyKeeper> | null>(null);
  keys.current ??= createKeyKeeper();
  const keeper = keys.current;
  return useMutation<O, ApiError, I>({
    mutationFn: async (input) => {
      const idempotencyKey = keeper.keyFor(input);
      try {
        const output = await operation.call(input, { context: { idempotencyKey } });
        keeper.settled(null);
        noteAct(output, operation.mutationKey(), idempotencyKey);
        return output;
      } catch (error) {
        keeper.settled(error);
        throw error;
      }
    },
    onSuccess: async (output, input) => {
      const own = moduleOf(operation.mutationKey());
      const read = invalidateModules(own ? [own, ...alsoInvalidates] : alsoInvalidates);
      if (readsFirst) await read;
      return onSuccess?.(output, input);
    },
    onError: (error, input) => onError?.(error, input),
  });
}
