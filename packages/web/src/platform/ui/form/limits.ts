/**
 * The most letters that each text of a form may have, as its schema states them: the fields stop there, and the schema
 * refuses beyond.
 *
 * Asked as JSON Schema, which a Standard Schema can give of itself (zod does), so that zod itself is not imported here. A
 * schema that cannot has no limits. Out: field → letters, without the fields that have none.
 */
import type { FormSchema } from './formState.ts';

/** What is read of a JSON Schema. */
interface Described {
  maxLength?: number;
  /** A text or null. */
  anyOf?: readonly Described[];
  properties?: Readonly<Record<string, Described>>;
}

const limitOf = ({ maxLength, anyOf = [] }: Described): number | undefined =>
  maxLength ?? anyOf.map(limitOf).find((limit) => limit !== undefined);

/** What JSON Schema has no words for (zod's own kinds) is anything, which has no limit; without this zod throws. */
const LENIENT = { unrepresentable: 'any' };

export function limitsOf(schema: FormSchema<unknown>): ReadonlyMap<string, number> {
  const described: Described =
    schema['~standard'].jsonSchema?.input({ target: 'draft-2020-12', libraryOptions: LENIENT }) ?? {};
  const limits = Object.entries(described.properties ?? {}).map(([name, field]) => [name, limitOf(field)] as const);
  return new Map(limits.flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit]])));
}
