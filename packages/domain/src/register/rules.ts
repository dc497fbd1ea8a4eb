/**
 * Asks a register's own rules of the values that a record shall have.
 *
 * In: the values, valid by their kinds; today's calendar date; which fields are new (all of a new record). A rule none of
 * whose fields is new is not asked: an old record that breaks it can still be given a telephone. Out: message by field.
 */
import type { Field } from './fields.ts';
import type { RegisterRule } from './register.ts';
import type { Fields, InputOfFields } from './types.ts';

type Values = Readonly<Record<string, unknown>>;
/** A rule with its fields' types off: rules of one register are kept side by side, each is given its own fields' values. */
export interface BoundRule {
  of: readonly string[];
  at: string;
  check: (values: Values, hoje: string) => string | null;
}

const ofField = (name: string, { rule }: Field): BoundRule[] =>
  rule
    ? [
        {
          of: [name],
          at: name,
          check: (values, hoje) => {
            const value = values[name];
            // What a field's rule takes is what the field holds: the two were typed together where it was described.
            return value === null || value === undefined ? null : rule(value as never, hoje);
          },
        },
      ]
    : [];

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Every rule of a register: those of single fields, then those over several. */
export function rulesOf<F extends Fields>(register: {
  readonly fields: F;
  readonly rules: readonly RegisterRule<F>[];
}): BoundRule[] {
  const several = register.rules.map(({ of, at, check }) => ({
    of,
    at,
    check: (values: Values, hoje: string) => check(pick(values, of) as Partial<InputOfFields<F>>, hoje),
  }));
  return [...Object.entries(register.fields).flatMap(([name, field]) => ofField(name, field)), ...several];
}

export function brokenRules(
  rules: readonly BoundRule[],
  values: Values,
  hoje: string,
  changed: readonly string[] = Object.keys(values),
): Record<string, string> {
  const campos: Record<string, string> = {};
  for (const { of, at, check } of rules) {
    if (at in campos || !of.some((name) => changed.includes(name))) continue;
    const message = check(values, hoje);
    if (message !== null) campos[at] = message;
  }
  return campos;
}
