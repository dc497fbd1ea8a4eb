/**
 * How values of PostgreSQL reach the program, per connection (never globally: pg-boss, which has its own pool, wants pg's Dates).
 *
 * | type | becomes |
 * |---|---|
 * | date | 'YYYY-MM-DD': a calendar date, which no zone may move |
 * | timestamptz | ISO instant in UTC with milliseconds, '2026-11-20T19:07:25.380Z' |
 * | int8 (bigint, count, sum of int) | number; throws `SomaExcessiva` beyond 2^53 instead of rounding |
 * | numeric (sum of bigint too) | string: exact decimal; cast sums of centavos to ::bigint |
 * | timestamp without zone | string as it stands: we do not use it |
 * Arrays of these likewise. Source: decisions §1.
 */

import { SomaExcessiva } from '@sede/domain/kernel';
import pg from 'pg';

// pg's list of type names has no arrays, hence the cast.
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

type Parse = (text: string) => unknown;

function parseInstant(text: string): string {
  // '2026-11-20 19:07:25.38+00': the pool's sessions are in UTC. Anything else ('infinity', BC) is not an instant of ours.
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (match === null) return text;
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new SomaExcessiva(`bigint beyond 2^53: ${text}`);
  return value;
}

const asIs: Parse = (text) => text;
const textArray = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];
const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    textArray(text).map((item) => (item === null ? null : parse(item)));

const parsers = new Map<number, Parse>([
  [DATE, asIs],
  [1182, arrayOf(asIs)],
  [TIMESTAMP, asIs],
  [TIMESTAMPTZ, parseInstant],
  [1185, arrayOf(parseInstant)],
  [INT8, parseInt8],
  [1016, arrayOf(parseInt8)],
  [1231, arrayOf(asIs)],
]);

export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
