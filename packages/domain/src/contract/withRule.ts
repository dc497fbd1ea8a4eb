/**
 * A rule over some fields of a form, asked as soon as those fields are valid, whatever the others are.
 *
 * zod asks a refinement of an object only when every field is valid: in a form half filled in, a wrong check digit
 * would stay silent until the last required field is there. In: the schema, the fields that the rule reads, the field
 * that carries the message, the rule (message or null). Source: spec 1 §5 (messages at the field).
 */
import { z } from 'zod';

export function withRule<S extends z.ZodObject, K extends keyof z.output<S> & string>(
  schema: S,
  fields: readonly K[],
  path: K,
  rule: (values: Pick<z.output<S>, K>) => string | null,
): S {
  const needed = z.object(Object.fromEntries(fields.map((name) => [name, schema.shape[name]])));
  return schema.refine((values) => rule(values as Pick<z.output<S>, K>) === null, {
    path: [path],
    error: ({ input }) => rule(input as Pick<z.output<S>, K>) ?? undefined,
    when: ({ value }) => needed.safeParse(value).success,
  });
}
