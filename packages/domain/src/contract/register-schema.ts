/**
 * The schemas that follow from a register's description: fields of create and update, the record as it is read, the list's
 * sort keys and filters, what a picker shows, and the form with the register's own rules.
 *
 * `registerPieces` is what `recordOps` takes: a module replaces one piece by hand and leaves the others
 * (`recordOps({ ...registerPieces(register), fields: { ...fields, agencia } })`). Source: issue 8 §3; decision 047.
 */
import { z } from 'zod';
import type { RecordPermission } from '../access/index.ts';
import {
  type Fields,
  type InputOfFields,
  type Noun,
  nameKey,
  type RecordOf,
  type Register,
  registerOrder,
  rulesOf,
  type SetKey,
  type SortKey,
  withArticle,
} from '../register/index.ts';
import { registro } from './fields.ts';
import type { ListDefinition } from './inputs.ts';
import type { RecordNames } from './record-ops.ts';
import { inputSchema, readSchema } from './register-fields.ts';
import { type RegisterFilterShape, registerFilters } from './register-filters.ts';
import { withRule } from './withRule.ts';

type Schema<T> = z.ZodType<T, T>;

type InputSchema<F extends Fields, K extends keyof InputOfFields<F>> = undefined extends InputOfFields<F>[K]
  ? z.ZodOptional<Schema<Exclude<InputOfFields<F>[K], undefined>>>
  : Schema<InputOfFields<F>[K]>;
export type RegisterInputShape<F extends Fields> = { [K in SetKey<F> & keyof InputOfFields<F>]: InputSchema<F, K> };

export type RegisterReadShape<F extends Fields> = { [K in keyof RecordOf<F>]: Schema<RecordOf<F>[K]> };

/** Beside `idAnexo`, only in a form: the name and size that its field shows; never sent. */
const arquivoDoFormulario = { arquivo: z.looseObject({ id: z.string() }).nullable().optional() };

const arquivo = z
  .object({ id: z.string(), nome: z.string(), tamanho: z.number().int(), protegido: z.boolean().optional() })
  .nullable();

function inputShape<F extends Fields>(fields: F): RegisterInputShape<F> {
  const set = Object.entries(fields).filter(([, field]) => !field.computed);
  // Built field by field; what stands at each name is what the field's kind says in `RegisterInputShape`.
  return Object.fromEntries(set.map(([name, field]) => [name, inputSchema(field)])) as RegisterInputShape<F>;
}

function readShape<F extends Fields>(fields: F): RegisterReadShape<F> {
  const shape: Record<string, z.ZodType> = { ...registro };
  for (const [name, field] of Object.entries(fields)) {
    shape[name] = readSchema(field);
    if (field.kind === 'reference') shape[nameKey(name)] = field.optional ? z.string().nullable() : z.string();
    if (field.kind === 'file') shape.anexo = arquivo;
  }
  shape.desabilitado = z.boolean();
  // As above: `RegisterReadShape` says the same of each kind.
  return shape as RegisterReadShape<F>;
}

/** What `recordOps` and `enablingOps` take. */
export interface RegisterPieces<N extends RecordPermission, F extends Fields> {
  path: `/${N}`;
  permission: N;
  nomes: RecordNames;
  list: ListDefinition<SortKey<F>, RegisterFilterShape<F>>;
  record: z.ZodObject<RegisterReadShape<F>>;
  /** Fields that create and update take. */
  fields: RegisterInputShape<F>;
  errors: { save: readonly string[]; remove: readonly string[]; enable: readonly string[] };
}

export const namesOf = (noun: Noun): RecordNames => ({ um: withArticle(noun), muitos: noun.many });

export function registerPieces<N extends RecordPermission, F extends Fields>(
  register: Register<N, F>,
): RegisterPieces<N, F> {
  const { name, noun, fields, unique, inUse } = register;
  const codeOf = (code: string) => `${name}.${code}`;
  return {
    path: `/${name}`,
    permission: name,
    nomes: namesOf(noun),
    list: { ...registerOrder(register), ...registerFilters(fields) },
    record: z.object(readShape(fields)),
    fields: inputShape(fields),
    errors: {
      save: Object.keys(unique).map(codeOf),
      remove: Object.keys(inUse).map(codeOf),
      enable: Object.keys(unique)
        .filter((code) => unique[code]?.amongEnabled)
        .map(codeOf),
    },
  };
}

/**
 * The schema of the register's form: its fields, the file that it shows, and its rules as soon as the fields that they read are valid. In: today's
 * calendar date; the shape, where a field was replaced by hand.
 */
export function registerFormSchema<F extends Fields, S extends Record<string, z.ZodType> = RegisterInputShape<F>>(
  register: Pick<Register<RecordPermission, F>, 'fields' | 'rules' | 'fileRule'>,
  hoje: string,
  shape?: S,
): z.ZodObject<S, z.core.$strict> {
  let schema: z.ZodObject<z.core.$ZodLooseShape, z.core.$strict> = z.strictObject({
    ...(shape ?? inputShape(register.fields)),
    ...(register.fileRule && arquivoDoFormulario),
  });
  for (const { of, at, check } of rulesOf(register)) {
    schema = withRule(schema, of, at, (values) => check(values, hoje));
  }
  // Rules of a register name its fields as texts, so that the shape is forgotten on the way; it is the one given.
  return schema as z.ZodObject<S, z.core.$strict>;
}
