/**
 * Bills as the houses' open data tell them: the houses by their whole names, what may go wrong, limits, the hosts that are asked.
 *
 * No zod. Source: decisions-sindical-contratos-patrimonio (Themes: Official data).
 */
import type { CASAS_DA_PROPOSICAO } from './tema.lists.ts';

export type CasaDaProposicao = (typeof CASAS_DA_PROPOSICAO)[number];

/** `em` and `de`: the house after a preposition. */
export const CASAS: Readonly<Record<CasaDaProposicao, { nome: string; em: string; de: string }>> = {
  Câmara: { nome: 'Câmara dos Deputados', em: 'na Câmara dos Deputados', de: 'da Câmara dos Deputados' },
  Senado: { nome: 'Senado Federal', em: 'no Senado Federal', de: 'do Senado Federal' },
};

/** No answer; one of another shape, from elsewhere or too long; no such bill. */
export const FALHAS_DA_CONSULTA = ['indisponivel', 'resposta_invalida', 'nao_encontrada'] as const;
export type FalhaDaConsulta = (typeof FALHAS_DA_CONSULTA)[number];

/** São Paulo time. */
export const HORAS_DA_CONSULTA = ['6h30', '12h30', '18h30'] as const;
/** The panel's, before all of them are asked for. */
export const MOVIMENTACOES_MOSTRADAS = 4;
export const MAX_MOVIMENTACOES = 5000;
