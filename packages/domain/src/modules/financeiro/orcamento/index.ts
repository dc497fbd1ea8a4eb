/** The budget: what the rest of the domain, the server and the screens use without zod. */
export * from './orcamento.lists.ts';
export { orcamentoErrors, orcamentoMessages } from './orcamento.messages.ts';
export {
  desvia,
  diferenca,
  type Figuras,
  type FiltroDoOrcamento,
  foraDaPrevisao,
  linhaMostrada,
  readAjuste,
  readColuna,
  readPrevisao,
  situacaoUso,
  sumFiguras,
  textoUsado,
} from './orcamento.rules.ts';
export type { Acompanhamento, CelulaInput, LinhaOrcamento, PreviaCopia, ResultadoCelulas } from './orcamento.schema.ts';
