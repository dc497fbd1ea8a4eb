/** The expense report: what the rest of the domain, the server and the screens use without zod. */
export { BASES, type Base } from '../financeiro.lists.ts';
export {
  BASE_DESPESA_ROTULOS,
  LANCAMENTO_DESPESA_FIELDS,
  LANCAMENTO_DESPESA_ROTULOS,
  LANCAMENTOS_DESPESA_ORDEM,
  type LancamentoTipo,
} from './lancamento.lists.ts';
export type { LancamentoDespesa } from './lancamento.schema.ts';
