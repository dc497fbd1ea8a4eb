/**
 * What the bare server is told to run: the product's own statements, as they were sent, by the address they stand at.
 *
 * A read runs all its statements at once, with the same values each time. A write runs one insert; `fields` says which of
 * its values come from the request's body (by position), the id is made anew, the rest are the values that were seen.
 */

export interface Statement {
  text: string;
  values: unknown[];
}

export interface BarePlan {
  databaseUrl: string;
  /** Session's search path; the tables without triggers stand first for writes. */
  reads: Record<string, Statement[]>;
  write: (Statement & { idAt: number; fields: Record<string, number> }) | null;
}
