/**
 * Query parameters: typed values from the screens, text from the REST face, one reading of both.
 *
 * Numbers are plain decimal digits ('' is not 0, '1e1' and '0x10' are refused); a date is 'YYYY-MM-DD'. Several values of
 * one filter are an array, in an address the key once for each ('tipo=Água, luz&tipo=Serviços'); words of an enumeration
 * and ids, which hold no comma, also comma-separated ('situacao=aprovada,negada').
 * Source: decisions §2a.
 */

import { z } from 'zod';
import { CARACTERE_INVALIDO, IDENTIFICADOR_INVALIDO, isCalendarDate, tidyText } from '../kernel/index.ts';

declare const KIND: unique symbol;
/**
 * A text that is more than one: a day, an id. Known to the types alone, so that a screen's filter of another kind on it
 * does not compile.
 */
export type OfKind<K extends 'date' | 'id', S extends z.ZodType = z.ZodType> = S & { readonly [KIND]: K };
const ofKind =
  <K extends 'date' | 'id'>() =>
  <S extends z.ZodType>(schema: S) =>
    schema as OfKind<K, S>;
const aDate = ofKind<'date'>();
const anId = ofKind<'id'>();

const MAX_VALUES = 200;

const int = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/, 'Use só algarismos.')
        .transform(Number),
    ])
    .pipe(z.number().int('Use um número inteiro.').min(min, `No mínimo ${min}.`).max(max, `No máximo ${max}.`));

const text = (max: number) =>
  z
    .string()
    .overwrite(tidyText)
    .min(1, 'Vazio.')
    .max(max, `No máximo ${max} caracteres.`)
    .refine((v) => !v.includes('\0'), CARACTERE_INVALIDO);

const date = () => aDate(z.string().refine(isCalendarDate, 'Data inválida'));

const bool = () =>
  z.union([z.boolean(), z.enum(['sim', 'nao'], 'Use sim ou nao.').transform((v) => v === 'sim')]).pipe(z.boolean());

const several = <T extends z.ZodType<unknown, string>>(one: T, read: (text: string) => string[]) =>
  z
    .union([z.array(z.string()), z.string().transform(read)])
    .pipe(z.array(one).min(1).max(MAX_VALUES, `No máximo ${MAX_VALUES} valores.`));

const split = <T extends z.ZodType<unknown, string>>(one: T) => several(one, (text) => text.split(','));

export const param = {
  int,
  /** Amount in centavos. */
  money: () => int(0, 999_999_999_999_999),
  text,
  date,
  bool,
  id: () => anId(z.uuid(IDENTIFICADOR_INVALIDO)),
  ids: () => anId(split(z.uuid(IDENTIFICADOR_INVALIDO))),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'Valor desconhecido.'),
  anyOf: <const T extends readonly [string, ...string[]]>(values: T) => split(z.enum(values, 'Valor desconhecido.')),
  /**
   * Contract keys of modules: 'itensDespesa'. Whether a module with that key exists is checked by the server, which has
   * the whole list.
   */
  modules: () => split(z.string().regex(/^[a-z][A-Za-z]{0,59}$/, 'Valor desconhecido.')),
  /** Values of a list that is a setting: any text, matched by equality. */
  texts: (max = 200) => several(text(max), (one) => [one]),
};
