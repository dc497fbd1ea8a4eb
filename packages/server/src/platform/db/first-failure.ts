/**
 * Why a transaction failed. Of statements that were sent together the first that fails says why; PostgreSQL refuses those behind it
 * with 25P02, and whoever is told that first would take a deadlock or a refusal for a defect of the program.
 */
const ABORTED = '25P02';

const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === ABORTED;

export function firstFailures() {
  let first: unknown;
  return {
    /** A new transaction begins. */
    forget(): void {
      first = undefined;
    },
    /** Throws the error, or that of the statement before it which the transaction failed with. */
    rethrow(error: unknown): never {
      if (!isAborted(error)) first = error;
      throw isAborted(error) && first !== undefined ? first : error;
    },
  };
}
