/**
 * The check of an operation's answer against its output schema, compiled from the schema.
 *
 * Out: what `schema.parse(value)` gives — a new value with the keys that the schema names and no other — in a fifth of
 * the time, which of a list of 50 was a fifth of the whole request. What the compiled check does not know (a schema
 * with a rule of its own) or does not like (a value of the wrong type) is given to the schema itself, which decides: it
 * throws its `ZodError`, which is a defect of the program, answered as 500. So a gap here costs time, not correctness;
 * a property test compares the two. Only constants of the contract enter the generated code. Source:
 * docs/decisions/013.
 */
import type { z } from 'zod';

export type CheckAnswer = (value: unknown) => unknown;

/** Thrown where the compiled check cannot say that the value is right. */
const UNSURE = Symbol('unsure');
const unsure = (): never => {
  throw UNSURE;
};

/** The parts of a zod schema that are read here. */
interface Def {
  type: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
  format?: string;
  coerce?: boolean;
  catchall?: unknown;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  entries?: Record<string, unknown>;
  values?: unknown[];
}

const defOf = (schema: z.ZodType): Def => schema._zod.def;

const isSafeInteger = ({ checks = [] }: Def) =>
  checks.length === 1 && checks[0]?._zod.def.check === 'number_format' && checks[0]._zod.def.format === 'safeint';

/** Rules beyond the type: left to the schema. */
const isPlain = ({ checks, format, coerce, catchall }: Def) =>
  !checks?.length && !format && !coerce && catchall === undefined;

/** Collects one function for each object and array of the schema. */
class Program {
  readonly functions: string[] = [];

  /** A function of `v`; answers its name. */
  private define(body: string): string {
    const name = `f${this.functions.length}`;
    this.functions.push(`function ${name}(v) { ${body} }`);
    return name;
  }

  /** The text of an expression that gives the checked value of the variable `v`. */
  expression(schema: z.ZodType, v: string): string {
    const def = defOf(schema);
    if (def.type === 'number')
      return isSafeInteger(def) && !def.coerce ? guarded(`Number.isSafeInteger(${v})`, v) : UNKNOWN;
    if (!isPlain(def)) return UNKNOWN;
    const { innerType, element, shape, entries, values } = def;
    if (def.type === 'string') return guarded(`typeof ${v} === 'string'`, v);
    if (def.type === 'boolean') return guarded(`typeof ${v} === 'boolean'`, v);
    if (def.type === 'enum' && entries) return oneOf(Object.values(entries), v);
    if (def.type === 'literal' && values) return oneOf(values, v);
    if (def.type === 'nullable' && innerType) return `(${v} === null ? null : ${this.expression(innerType, v)})`;
    if (def.type === 'array' && element) return `${this.array(element)}(${v})`;
    if (def.type === 'object' && shape) return `${this.object(shape)}(${v})`;
    return UNKNOWN;
  }

  private array(element: z.ZodType): string {
    return this.define(`if (!Array.isArray(v)) unsure();
      const { length } = v; const list = new Array(length);
      for (let i = 0; i < length; i++) { const e = v[i]; list[i] = ${this.expression(element, 'e')}; }
      return list;`);
  }

  private object(shape: Record<string, z.ZodType>): string {
    const fields = Object.entries(shape).map(([key, schema], index) => {
      const def = defOf(schema);
      const optional = def.type === 'optional' && def.innerType !== undefined && isPlain(def);
      return { key: JSON.stringify(key), name: `v${index}`, optional, schema: optional ? def.innerType : schema };
    });
    const values = fields.map(({ key, name }) => `const ${name} = v[${key}];`).join(' ');
    const always = fields.filter(({ optional }) => !optional);
    const sometimes = fields.filter(({ optional }) => optional);
    const value = ({ schema, name }: (typeof fields)[number]) => this.expression(schema as z.ZodType, name);
    return this.define(`if (typeof v !== 'object' || v === null || Array.isArray(v)) unsure(); ${values}
      const out = {${always.map((field) => `${field.key}: ${value(field)}`).join(', ')}};
      ${sometimes.map((field) => `if (${field.name} !== undefined) out[${field.key}] = ${value(field)};`).join('\n')}
      return out;`);
  }
}

const UNKNOWN = 'unsure()';
const guarded = (test: string, v: string) => `(${test} ? ${v} : unsure())`;
const oneOf = (values: unknown[], v: string) =>
  values.every((one) => typeof one === 'string')
    ? guarded(values.map((one) => `${v} === ${JSON.stringify(one)}`).join(' || ') || 'false', v)
    : UNKNOWN;

function compile(schema: z.ZodType): CheckAnswer {
  const program = new Program();
  const whole = program.expression(schema, 'v');
  return new Function('unsure', `${program.functions.join('\n')}\nreturn (v) => ${whole};`)(unsure);
}

/** Compiled at the first answer, so that a start does not pay for operations that nobody asks. */
export function answerCheck(schema: z.ZodType): CheckAnswer {
  let check: CheckAnswer | null = null;
  return (value) => {
    check ??= compile(schema);
    try {
      return check(value);
    } catch (error) {
      if (error !== UNSURE) throw error;
      return schema.parse(value);
    }
  };
}
