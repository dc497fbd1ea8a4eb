/**
 * Inputs that an operation's schema accepts, found by trying: what it requires, and the places where it takes an id.
 *
 * In: the schema, and the id that goes wherever one is taken (`id`, `idDespesa`, `anexos: []`, `parcelas: [{ id }]`,
 * `versoes: { [id]: 1 }`). Out: one input with all places filled, and one for each place that may be left out; none where
 * no value tried here is accepted.
 */
import type { z } from 'zod';

interface Def {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
}
const defOf = (schema: z.ZodType): Def => schema.def;

/** What plain fields take: texts, days, months, years, hours, numbers, yes and no; a list's name, a link, an instant. */
const INSTANTE = '2026-11-20T12:00:00.000Z';
const WORDS = ['texto', '2026-11-20', '2026-11', '2026', '14:30', 'a@b.org', '529.982.247-25', '(61) 99999-0000'];
const VALUES = [...WORDS, 'despesas.list', '1', 'sim', 1, 2026, 100, true, 3, 'https://exemplo.org/', INSTANTE];

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch']);
function unwrapped(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: first } = defOf(schema);
  if (WRAPPERS.has(type) && innerType) return unwrapped(innerType);
  return type === 'pipe' && first ? unwrapped(first) : schema;
}

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const isOptional = (schema: z.ZodType): boolean => accepts(schema, undefined);

interface Sample {
  value: unknown;
  /** Whether the id stands in it. */
  named: boolean;
}

function sampleOf(schema: z.ZodType, id: string): Sample {
  for (const [value, other] of [
    [id, 'texto'],
    [[id], ['texto']],
  ]) {
    if (accepts(schema, value) && !accepts(schema, other)) return { value, named: true };
  }
  const { type, shape, element, options = [], keyType, valueType, entries, values = [] } = defOf(unwrapped(schema));
  if (type === 'object' && shape) return objectOf(shape, id);
  if (type === 'array' && element) {
    const one = sampleOf(element, id);
    return { value: one.value === undefined ? [] : [one.value], named: one.named };
  }
  if (type === 'record' && keyType && valueType) {
    const named = accepts(keyType, id) && !accepts(keyType, 'texto');
    return { value: named ? { [id]: sampleOf(valueType, id).value } : {}, named };
  }
  const tried = [...Object.values(entries ?? {}), ...values, ...VALUES].find((value) => accepts(schema, value));
  if (tried !== undefined) return { value: tried, named: false };
  const inner = type === 'union' ? options.map((option) => sampleOf(option, id)) : [];
  return inner.find(({ value }) => value !== undefined) ?? { value: undefined, named: false };
}

/** What may be left out is, unless the id goes there. */
function objectOf(shape: Record<string, z.ZodType>, id: string): Sample {
  const made: Record<string, unknown> = {};
  let named = false;
  for (const [name, schema] of Object.entries(shape)) {
    const sample = sampleOf(schema, id);
    if (sample.value === undefined || (!sample.named && isOptional(schema))) continue;
    made[name] = sample.value;
    named ||= sample.named;
  }
  return { value: made, named };
}

/** Settles what fields ask of each other; undefined where that does not succeed. */
function settled(schema: z.ZodType, from: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { shape = {} } = defOf(unwrapped(schema));
  const input = { ...from };
  for (let round = 0; round < 4; round += 1) {
    const { error } = schema.safeParse(input);
    if (!error) return input;
    for (const { path } of error.issues) {
      const name = String(path[0] ?? '');
      const field = shape[name];
      if (name in input || !field) delete input[name];
      else input[name] = sampleOf(field, id).value;
    }
  }
  return undefined;
}

export function sampleInputs(schema: z.ZodType, id: string): Record<string, unknown>[] {
  const { shape = {} } = defOf(unwrapped(schema));
  const whole = objectOf(shape, id).value as Record<string, unknown>;
  // Many at once are named by their ids or by the list's filter, never both.
  const many = 'versoes' in shape && 'filtro' in shape ? ['filtro', 'esperadas', 'marca', 'depois'] : [];
  for (const name of many) delete whole[name];
  const optional = Object.keys(whole).filter((name) => shape[name] && isOptional(shape[name]) && many.length === 0);
  const without = (kept: string) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => name === kept || !optional.includes(name)));
  const wanted = optional.length > 1 ? [whole, ...optional.map(without)] : [whole];
  return wanted.map((input) => settled(schema, input, id)).filter((input) => input !== undefined);
}
