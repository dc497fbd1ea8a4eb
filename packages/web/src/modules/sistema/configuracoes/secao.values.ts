/** The values of one page's form: its settings by their keys, as stored ('' for an empty text). */
import { type Configuracao, describeSetting } from '@sede/domain/modules/sistema/configuracoes';

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
