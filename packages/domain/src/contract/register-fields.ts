/**
 * Each kind of a register's fields in zod, written once: as create and update take it, and as it is read.
 *
 * An optional field may be missing, null or an empty text; 'não' and no choice at all are values, never null. What a
 * legacy field is read as is looser than what it takes. Messages to the letter of the spec. Source: spec 1 §5; decision 047.
 */
import { z } from 'zod';
import {
  CEP_INVALIDO,
  CNPJ_INVALIDO,
  CPF_INVALIDO,
  EMAIL_INVALIDO,
  isCep,
  isCnpj,
  isCpf,
  isEmail,
  normaliseCep,
  normaliseCpfCnpj,
  normaliseEmail,
  normaliseMobile,
  normalisePhone,
  OBRIGATORIO,
  OPCAO_INVALIDA,
  TELEFONE_INVALIDO,
  textoLongo,
} from '../kernel/index.ts';
import type { Field, Kind } from '../register/index.ts';
import { field } from './fields.ts';
import { missingOr } from './messages.ts';

/** A text that is checked and kept in one form. `normalise` is only asked of what is valid. */
interface Form {
  max: number;
  valid: (text: string) => boolean;
  normalise: (text: string) => string | null;
  message: (text: string) => string;
  description: string;
}
const MASK = 'Com ou sem máscara';
const FORMS = {
  email: { max: 254, valid: isEmail, normalise: normaliseEmail, message: () => EMAIL_INVALIDO, description: 'E-mail' },
  cpf: { max: 20, valid: isCpf, normalise: normaliseCpfCnpj, message: () => CPF_INVALIDO, description: MASK },
  cnpj: { max: 30, valid: isCnpj, normalise: normaliseCpfCnpj, message: () => CNPJ_INVALIDO, description: MASK },
  cpfCnpj: {
    max: 30,
    valid: (text) => isCpf(text) || isCnpj(text),
    normalise: normaliseCpfCnpj,
    message: (text) => (normaliseCpfCnpj(text).length > 11 ? CNPJ_INVALIDO : CPF_INVALIDO),
    description: 'CPF ou CNPJ, com ou sem máscara',
  },
  phone: {
    max: 30,
    valid: (text) => normalisePhone(text) !== null,
    normalise: normalisePhone,
    message: () => TELEFONE_INVALIDO,
    description: 'DDD e número, com ou sem máscara',
  },
  mobile: {
    max: 30,
    valid: (text) => normaliseMobile(text) !== null,
    normalise: normaliseMobile,
    message: () => TELEFONE_INVALIDO,
    description: 'DDD e nove dígitos, com ou sem máscara',
  },
  cep: { max: 20, valid: isCep, normalise: normaliseCep, message: () => CEP_INVALIDO, description: MASK },
} as const satisfies Partial<Record<Kind, Form>>;

function written({ max, valid, normalise, message, description }: Form, optional: boolean): z.ZodType {
  const text = z.string().trim().max(max, textoLongo(max));
  const checked = (optional ? text : text.min(1, OBRIGATORIO)).refine((value) => value === '' || valid(value), {
    error: ({ input }) => message(String(input)),
  });
  const kept = checked.transform((value) => (value === '' ? null : normalise(value))).describe(description);
  return optional ? kept.nullable() : kept;
}

const HA_REPETIDAS = 'Há opções repetidas.';
const several = (words: readonly string[]) =>
  z
    .array(z.enum(words, OPCAO_INVALIDA))
    .max(words.length, HA_REPETIDAS)
    .refine((chosen) => new Set(chosen).size === chosen.length, HA_REPETIDAS);

const nullable = (schema: z.ZodType, { optional }: Field) => (optional ? schema.nullable() : schema);
function text({ optional, max = 200, kept }: Field): z.ZodType {
  if (optional) {
    const schema = field.optionalText(max);
    return kept ? schema.transform((value) => (value && kept(value)) || null) : schema;
  }
  const schema = field.text(max);
  return kept ? schema.transform(kept).pipe(z.string().min(1, OBRIGATORIO)) : schema;
}
const form = (kind: keyof typeof FORMS) => (described: Field) => written(FORMS[kind], described.optional);
const id = (described: Field) => nullable(field.id(), described);

const INPUT: Record<Kind, (described: Field) => z.ZodType> = {
  text,
  word: text,
  email: form('email'),
  cpf: form('cpf'),
  cnpj: form('cnpj'),
  cpfCnpj: form('cpfCnpj'),
  phone: form('phone'),
  mobile: form('mobile'),
  cep: form('cep'),
  date: (described) => nullable(field.date(), described),
  instant: field.instant,
  money: (described) => nullable(field.money({ zero: described.min === 0, negative: described.negative }), described),
  integer: (described) => nullable(field.int(described.min ?? 0, described.max ?? 2_147_483_647), described),
  yesNo: field.bool,
  choice: (described) => nullable(z.enum(described.words, { error: missingOr(OPCAO_INVALIDA) }), described),
  choices: ({ words }) => several(words),
  reference: id,
  file: (described) => nullable(field.id().describe('Arquivo enviado antes a /anexos'), described),
};

/** What create and update take of a field. */
export function inputSchema(described: Field): z.ZodType {
  const schema = INPUT[described.kind](described);
  return described.optional ? schema.optional() : schema;
}

function plainRead({ kind, words }: Field): z.ZodType {
  switch (kind) {
    case 'money':
    case 'integer':
      return z.number().int();
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return z.enum(words);
    case 'choices':
      return z.array(z.enum(words));
    default:
      return z.string();
  }
}

/** A field as it is read. */
export function readSchema(described: Field): z.ZodType {
  if (described.legacy) return described.kind === 'choice' ? z.string().nullable() : plainRead(described).nullable();
  const never = described.kind === 'yesNo' || described.kind === 'choices';
  return described.optional && !never ? plainRead(described).nullable() : plainRead(described);
}
