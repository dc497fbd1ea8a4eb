/** The general projection: what server and screens use without zod. */
export { BASES, type Base } from '../financeiro.lists.ts';
export type { Qualidade } from '../financeiro.schema.ts';
export { BASE_GERAL_ROTULOS, NOTA_PREVISTAS, PROJECAO_FIELDS } from './projecao.lists.ts';
export {
  type AnoProjetado,
  buildProjecao,
  FLUXO_VAZIO,
  type Fluxo,
  type FluxoDoMes,
  fimDaProjecao,
  menorSaldo,
  type Prevista,
  sumFluxos,
} from './projecao.rules.ts';
export type { Projecao } from './projecao.schema.ts';
