/** The values of one section's form: every setting of the group by its key, as stored ('' for an empty text). */
import {
  type ChaveConfiguracao,
  CONFIGURACOES,
  type Configuracao,
  describeConfiguracao,
  type GrupoConfiguracao,
} from '@sede/domain/modules/sistema/configuracoes';

export type SecaoValues = Record<string, unknown>;

export const chavesDoGrupo = (grupo: GrupoConfiguracao): ChaveConfiguracao[] =>
  (Object.keys(CONFIGURACOES) as ChaveConfiguracao[]).filter((chave) => CONFIGURACOES[chave].grupo === grupo);

export function valuesOf(itens: readonly Configuracao[], grupo: GrupoConfiguracao): SecaoValues {
  const chaves = new Set<string>(chavesDoGrupo(grupo));
  return Object.fromEntries(itens.filter(({ chave }) => chaves.has(chave)).map(({ chave, valor }) => [chave, valor]));
}

export const versoesOf = (itens: readonly Configuracao[]): Record<string, number> =>
  Object.fromEntries(itens.map(({ chave, versao }) => [chave, versao]));

export const ROTULOS: Record<string, string> = Object.fromEntries(
  Object.entries(CONFIGURACOES).map(([chave, { rotulo }]) => [chave, rotulo]),
);
export const shownValue = (chave: string, valor: unknown): string =>
  describeConfiguracao(chave as ChaveConfiguracao, valor ?? '');
