/**
 * pt-BR texts of validation, the same in the server's answers and under the form's fields.
 *
 * Import for its effect: the library's own texts become Brazilian Portuguese, a missing value says ' Obrigatório', an
 * unknown key is named. `camposOf` turns a failed parse into { 'field.path': message }, the first message of each.
 * Source: spec 1 §5; decisions §2a.
 */

import { z } from 'zod';
import { ptBR } from 'zod/locales';
import { OBRIGATORIO } from '../kernel/index.ts';

z.config({
  ...ptBR(),
  customError: (issue) => {
    if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return OBRIGATORIO;
    if (issue.code === 'unrecognized_keys') return `Campo desconhecido: ${issue.keys.join(', ')}.`;
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
