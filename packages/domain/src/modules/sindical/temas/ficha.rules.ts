/**
 * Where an authority and the union stand on a theme, in words; which themes a 'Ficha para reunião' begins with.
 *
 * Positions are counted: an authority may be named twice in a theme, the union has one for each highlighted item.
 * Source: decisions-sindical-contratos-patrimonio (Ficha para reunião, Authorities).
 */
import { MAX_TEMAS_DA_FICHA } from './ficha.lists.ts';
import { fichaMessages as messages } from './ficha.messages.ts';
import type { PosicaoContada, TemaDaAutoridade } from './ficha.schema.ts';

/** 'Favorável'; of several 'Favorável (2) · Contrário (1)'; 'Não informada' of none. */
export function textoDasPosicoes(posicoes: readonly PosicaoContada[]): string {
  const [primeira, ...outras] = posicoes;
  if (primeira === undefined) return messages.posicaoNaoInformada;
  if (outras.length === 0) return primeira.posicao;
  return posicoes.map(({ posicao, quantas }) => `${posicao} (${quantas})`).join(' · ');
}

/** The first ones that are followed still, in the order of the list; else none is chosen. */
export const temasSugeridos = (temas: readonly Pick<TemaDaAutoridade, 'id' | 'situacao'>[]): string[] =>
  temas
    .filter(({ situacao }) => situacao === 'EM_ACOMPANHAMENTO')
    .slice(0, MAX_TEMAS_DA_FICHA)
    .map(({ id }) => id);
