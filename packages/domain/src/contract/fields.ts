/**
 * Fields of records and request bodies, with the spec's messages.
 *
 * Amounts are integer centavos; dates without a time of day are 'YYYY-MM-DD'; instants are ISO 8601. An optional text
 * that is empty is null; what nobody sees is not part of a text (kernel/tidy-text). Source: spec 1 §5; decisions §1, §7.
 */

import { z } from 'zod';
import {
  CARACTERE_INVALIDO,
  DATA_INVALIDA,
  EMAIL_INVALIDO,
  IDENTIFICADOR_INVALIDO,
  isCalendarDate,
  isEmail,
  MAX_EMAIL,
  normaliseEmail,
  OBRIGATORIO,
  OPCAO_INVALIDA,
  PERCENTUAL_INVALIDO,
  PERCENTUAL_MAXIMO,
  tidyText,
  VALOR_ACIMA_DO_LIMITE,
  VALOR_ILEGIVEL,
  VALOR_INVALIDO,
  VALOR_MAXIMO,
  VALOR_NEGATIVO,
  VALOR_ZERO,
} from '../kernel/index.ts';
import { missingOr } from './messages.ts';

const storable = (text: string) => !text.includes('\0');

/** `obrigatorio`: what an area whose text says it otherwise says of one that is missing. */
const required = (max: number, obrigatorio = OBRIGATORIO) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? obrigatorio : undefined) })
    .overwrite(tidyText)
    .min(1, obrigatorio)
    .max(max, `No máximo ${max} caracteres.`)
    .refine(storable, CARACTERE_INVALIDO);

const optional = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .max(max, `No máximo ${max} caracteres.`)
    .refine(storable, CARACTERE_INVALIDO)
    .nullable()
    .transform((v) => (v === '' ? null : v));

/** A text that must be readable as something: kept as `read` writes it; '' and null are not given. */
const optionalRead = (max: number, read: (text: string) => string | null, message: string) =>
  optional(max)
    .transform((text, ctx) => {
      if (text === null) return null;
      const value = read(text);
      if (value !== null) return value;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();

/** `zero`: none is an amount too; `negative`: below zero as well (a balance). */
const money = (options: { zero?: boolean; negative?: boolean } = {}) =>
  z
    .number()
    .int('Informe o valor em centavos, inteiro.')
    .min(options.negative ? -VALOR_MAXIMO : options.zero ? 0 : 1, {
      error: ({ input }) => {
        if (input === VALOR_ILEGIVEL) return VALOR_INVALIDO;
        if (options.negative) return VALOR_ACIMA_DO_LIMITE;
        return options.zero ? VALOR_NEGATIVO : VALOR_ZERO;
      },
    })
    .max(VALOR_MAXIMO, VALOR_ACIMA_DO_LIMITE)
    .describe('Centavos, inteiro');

/** A record that a person chooses: none chosen is a missing field, not a broken identifier. */
const uuid = () => z.uuid({ error: missingOr(IDENTIFICADOR_INVALIDO) });

/** A rate from zero to 100%, as `kernel/percent` has it. */
const percent = () =>
  z
    .number()
    .int(PERCENTUAL_INVALIDO)
    .min(0, PERCENTUAL_INVALIDO)
    .max(PERCENTUAL_MAXIMO, PERCENTUAL_INVALIDO)
    .describe('Em décimos de milésimo de ponto percentual: 1,5% = 15000');

export const field = {
  id: uuid,
  versao: () => z.number().int().min(1).max(2_147_483_647).describe('Versão do registro que foi vista'),
  text: required,
  optionalText: optional,
  optionalRead,
  /** Trimmed and in lower case: one person has one address however it is typed. */
  email: () =>
    z
      .string()
      .max(MAX_EMAIL, EMAIL_INVALIDO)
      .transform(normaliseEmail)
      .pipe(z.string().min(1, OBRIGATORIO).refine(isEmail, EMAIL_INVALIDO)),
  money,
  percent,
  date: () => z.string().min(1, OBRIGATORIO).refine(isCalendarDate, DATA_INVALIDA).describe('YYYY-MM-DD'),
  instant: () => z.string().describe('ISO 8601 com fuso'),
  int: (min: number, max: number) =>
    z
      .number()
      .int('Use um número inteiro.')
      .min(min, `No mínimo ${min}.`)
      .max(max, `No máximo ${max.toLocaleString('pt-BR')}.`),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T) =>
    z.enum(values, { error: missingOr(OPCAO_INVALIDA) }),
  bool: () => z.boolean(),
  ids: (max = 100) => z.array(uuid()).max(max, `No máximo ${max}.`),
};

/** The columns that the platform gives every record. */
export const registro = {
  id: z.string(),
  versao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
};
