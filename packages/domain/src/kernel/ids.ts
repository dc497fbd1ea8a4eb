/** Ids of records: uuid v7, made by the program, in the order of their making. Source: decisions §1. */

import { v5, v7, validate } from 'uuid';

/** A new uuid v7, lower case. */
export const newId = (): string => v7();

/** The same id for the same text, on every machine: for what came from elsewhere and may come again. */
export const stableId = (text: string): string => v5(text, 'c6f7b9c0-5d0e-4b8e-9a53-7c1f3e0a2d11');

/** Any uuid in lower case, as PostgreSQL writes it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && validate(value) && value === value.toLowerCase();
