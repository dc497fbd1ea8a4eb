/** Expenses: what the rest of the domain, the server and the screens use without zod. */
export { CENTROS_CUSTO, DINHEIRO, MEIOS_PAGAMENTO, TIPOS_DESPESA, TIPOS_DOCUMENTO } from '../financeiro.lists.ts';
export {
  dividirParcelas,
  ESCOPOS,
  type Escopo,
  erroTotal,
  erroVencimentos,
  MAX_PARCELAS,
  type Parcela,
  parcelas,
  valorLiquido,
} from '../financeiro.parcelas.ts';
export type { AnexoDoRegistro } from '../financeiro.schema.ts';
export {
  AGUARDANDO,
  APROVACOES_NECESSARIAS,
  APROVADA,
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
  ESCOPO_ROTULOS,
  NEGADA,
  SITUACAO_DO_FILTRO,
  SITUACAO_ROTULOS,
  SITUACOES,
  SITUACOES_FILTRO,
  type Situacao,
  type SituacaoFiltro,
  STATUS_VENCIMENTO,
  STATUS_VENCIMENTO_ROTULOS,
  type StatusVencimento,
} from './despesa.lists.ts';
export {
  AJUSTES_DO_PAGAMENTO,
  CAMPOS_DA_APROVACAO,
  CAMPOS_DO_PAGAMENTO,
  CAMPOS_PAGOS,
  type DecisaoAprovacao,
  type EstadoDespesa,
  isLiquidada,
  motivoNaoAprovar,
  motivoNaoCorrigirPagamento,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEditar,
  motivoNaoEmitirRecibo,
  motivoNaoEstornar,
  motivoNaoExcluir,
  motivoNaoLiquidar,
  motivoNaoNegar,
  motivoNaoRemoverAnexo,
  motivoNaoRetirar,
  motivoNaoSolicitar,
  type Pagamento,
  type QuemPode,
  statusVencimento,
  textoVencimento,
  valorDoRecibo,
  valorPago,
} from './despesa.rules.ts';
export type { Despesa, DespesaCompleta, LiquidacaoInput } from './despesa.schema.ts';
export { despesasErrors, despesasMessages } from './despesas.messages.ts';
export { DESPESAS_PENDENCIAS } from './despesas.pendencias.ts';
