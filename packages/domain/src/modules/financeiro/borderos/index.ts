/** Payment batches: what the rest of the domain, the server and the screens use without zod. */
export { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
export {
  BORDERO_DESPESA_FIELDS,
  BORDERO_FIELDS,
  BORDEROS_ORDEM,
  SITUACAO_BORDERO_ROTULOS,
  SITUACOES_BORDERO,
  type SituacaoBordero,
} from './bordero.lists.ts';
export { type DespesaDoBordero, motivoFechado, motivoForaDoBordero } from './bordero.rules.ts';
export type { Bordero, BorderoCompleto, ItemDoBordero } from './bordero.schema.ts';
export { borderosErrors, borderosMessages, borderosMotivos, MONTAR_BORDERO } from './borderos.messages.ts';
