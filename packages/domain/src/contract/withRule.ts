/**
 * Rules over several fields of a form, asked whatever its other fields are.
 *
 * zod asks a refinement of an object only when every field is valid: in a form half filled in, a wrong check digit would stay silent until the
 * last required field is there, and one text that is too long would hide all that is missing. Source: spec 1 §5 (messages at the field).
 */
import { z } from 'zod';

/** Asked as soon as the fields that it reads are valid. In: the schema, those fields, the one that carries the message, the rule (message or null). */
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

/** Issues of a value that is of the type that its field has. */
const OF_THE_TYPE: ReadonlySet<string> = new Set([
  'too_big',
  'too_small',
  'invalid_format',
  'custom',
  'unrecognized_keys',
]);

/** A field that could not be made of what was typed is left out. */
const withoutNever = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== z.NEVER)) as V;

/**
 * Asked of the whole record at each look, also while some of its fields are refused for their length or format: those keep their own
 * message, and the rule gets them as they were typed, or not at all. A value of another type keeps it silent. In: the schema, the rule (values → field → message).
 */
export function withWholeRule<S extends z.ZodObject>(
  schema: S,
  rule: (values: z.output<S>) => Readonly<Record<string, string>>,
): S {
  return schema.superRefine(
    (values, ctx) => {
      const refused = new Set(ctx.issues.map(({ path }) => path?.[0]));
      for (const [name, message] of Object.entries(rule(withoutNever(values))))
        if (!refused.has(name)) ctx.addIssue({ code: 'custom', path: [name], message });
    },
    { when: ({ issues }) => issues.every(({ code }) => OF_THE_TYPE.has(code)) },
  );
}
