/**
 * The values of one page's form: its settings by their keys, as stored ('' for an empty text), and what the page itself
 * knows of them before the server is asked.
 */
import { type Configuracao, describeSetting, erroDeVazio, isTexto } from '@sede/domain/modules/sistema/configuracoes';

import type { FormSchema } from '#platform/ui/form.ts';

export type SecaoValues = Record<string, unknown>;

export const itensDaSecao = (itens: readonly Configuracao[], secao: string): Configuracao[] =>
  itens.filter((item) => item.secao === secao);

export const valuesOf = (itens: readonly Configuracao[]): SecaoValues =>
  Object.fromEntries(itens.map(({ chave, valor }) => [chave, valor]));

export const versoesOf = (itens: readonly Configuracao[]): Record<string, number> =>
  Object.fromEntries(itens.map(({ chave, versao }) => [chave, versao]));

export const rotulosOf = (itens: readonly Configuracao[]): Record<string, string> =>
  Object.fromEntries(itens.map(({ chave, rotulo }) => [chave, rotulo]));

/** How the conflict dialog shows a value. */
export function shownValue(itens: readonly Configuracao[]): (chave: string, valor: unknown) => string {
  const byKey = new Map(itens.map((item) => [item.chave, item]));
  return (chave, valor) => {
    const item = byKey.get(chave);
    return item ? describeSetting(item, valor ?? '') : '';
  };
}

/**
 * Says what is missing and how long a text may be. Whatever else a kind of setting asks, the server says at the field when
 * it is saved: the schema of all kinds weighs as much as the page.
 */
export function schemaOf(itens: readonly Configuracao[]): FormSchema<SecaoValues> {
  const limits = itens.filter((item) => isTexto(item) && item.maximo !== undefined);
  const properties = Object.fromEntries(limits.map(({ chave, maximo }) => [chave, { maxLength: maximo }]));
  return {
    '~standard': {
      jsonSchema: { input: () => ({ properties }) },
      validate(input) {
        // Made by the form from `valuesOf`.
        const values = input as SecaoValues;
        const value = Object.fromEntries(
          itens.map((item) => [item.chave, isTexto(item) ? (values[item.chave] ?? '') : values[item.chave]]),
        );
        const issues = itens.flatMap((item) => {
          const message = erroDeVazio(item, value[item.chave]);
          return message === null ? [] : [{ message, path: [item.chave] }];
        });
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}
