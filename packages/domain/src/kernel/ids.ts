/** Ids of records: uuid v7, made by the program, in the order of their making. Source: decisions §1. */

import { v7, validate } from 'uuid';

export const newId = (): string => v7();

/** Any uuid in lower case, as PostgreSQL writes it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && validate(value) && value === value.toLowerCase();
