/**
 * pt-BR texts of validation, the same in the server's answers and under the form's fields.
 *
 * Import for its effect: the library's own texts become Brazilian Portuguese, a missing value says ' Obrigatório', one of
 * another JSON type what is wanted, too many and too few the limit, an unknown key is named. `camposOf` turns a failed parse into { 'field.path': message }, the first message of each.
 * Source: spec 1 §5; decisions §2a.
 */

import { z } from 'zod';
import { ptBR } from 'zod/locales';
import { OBRIGATORIO, tipoErrado } from '../kernel/index.ts';

/** Nothing was given. An empty text stands for nothing where anything else than a text is wanted. */
const isMissing = (input: unknown, expected?: string): boolean =>
  input === undefined || input === null || Number.isNaN(input) || (input === '' && expected !== 'string');

/** The error of a schema of which a missing value is to be told apart from one that is wrong. */
export const missingOr =
  (message: string) =>
  ({ input }: { input?: unknown }): string =>
    isMissing(input) ? OBRIGATORIO : message;

/** '100', '200 caracteres'. */
const limitOf = (origin: string, limit: number | bigint): string =>
  `${limit.toLocaleString('pt-BR')}${origin === 'string' ? ' caracteres' : ''}`;

z.config({
  ...ptBR(),
  customError: (issue) => {
    if (issue.code === 'invalid_type')
      return isMissing(issue.input, issue.expected) ? OBRIGATORIO : tipoErrado(issue.expected);
    if (issue.code === 'unrecognized_keys') return `Campo desconhecido: ${issue.keys.join(', ')}.`;
    if (issue.code === 'too_big') return `No máximo ${limitOf(issue.origin, issue.maximum)}.`;
    if (issue.code === 'too_small')
      return issue.origin === 'array' && issue.minimum === 1
        ? OBRIGATORIO
        : `No mínimo ${limitOf(issue.origin, issue.minimum)}.`;
    return undefined;
  },
});

export function camposOf(error: z.ZodError): Record<string, string> {
  const campos: Record<string, string> = {};
  for (const issue of error.issues) {
    const path =
      issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''].join('.') : issue.path.join('.');
    campos[path || '_'] ??= issue.message;
  }
  return campos;
}
