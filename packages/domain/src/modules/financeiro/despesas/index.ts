/** Expenses: what the rest of the domain, the server and the screens use without zod. */

export {
  type DatasDoDinheiro,
  datasErrors,
  datasMessages,
  erroDataDoDinheiro,
  foraDasDatas,
  isDataAntiga,
  PERGUNTAS_DA_DATA,
} from '../financeiro.datas.ts';
export { type Divisao, erroDatas, erroTotal, splitParcelas } from '../financeiro.divisao.ts';
export {
  ACOES_FINANCEIRAS,
  DINHEIRO,
} from '../financeiro.lists.ts';
export { ESCOPOS, type Escopo, erroPrimeira, MAX_PARCELAS, type Parcela } from '../financeiro.parcelas.ts';
export type { ContratoVinculado } from '../financeiro.schema.ts';
export { financeiroSettings } from '../financeiro.settings.ts';
export { formatLinhaDigitavel } from './boleto.lists.ts';
export { readBoleto } from './boleto.rules.ts';
export type { Decisao } from './decisao.schema.ts';
export {
  AGUARDANDO,
  AJUSTE_FIELDS,
  APROVACOES_NECESSARIAS,
  APROVADA,
  BASES_DO_PAGAMENTO,
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
  DESPESA_FORM_FIELDS,
  DESPESA_READ_FIELDS,
  DESPESAS_ORDEM,
  ESCOPO_ROTULOS,
  IMPOSTO_ROTULOS,
  IMPOSTOS,
  type Imposto,
  NEGADA,
  RECOLHIMENTO_FIELDS,
  RETENCOES_ORDEM,
  SITUACAO_DO_FILTRO,
  SITUACAO_ROTULOS,
  SITUACOES_FILTRO,
  STATUS_VENCIMENTO,
  STATUS_VENCIMENTO_ROTULOS,
  type StatusVencimento,
} from './despesa.lists.ts';
export { despesaMessages, despesasErrors } from './despesa.messages.ts';
export {
  AJUSTES_DO_PAGAMENTO,
  CAMPOS_DA_APROVACAO,
  CAMPOS_DO_PAGAMENTO,
  CAMPOS_PAGOS,
  DIAS_PARECIDAS,
  type EstadoDespesa,
  FOLGA_MENSAL,
  isLiquidada,
  MES_MEDIO,
  motivoNaoAprovar,
  motivoNaoCorrigirPagamento,
  motivoNaoDarConta,
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
  type Parecida,
  type QuemPode,
  statusVencimento,
  textoParecida,
  textoVencimento,
  valorDoRecibo,
  valorPago,
} from './despesa.rules.ts';
export type {
  Despesa,
  DespesaCompleta,
  DespesaLida,
  DespesaListada,
  DespesasDoBeneficiario,
  LiquidacaoInput,
} from './despesa.schema.ts';
export { DESPESAS_FILE_RULE } from './despesas.arquivo.lists.ts';
export { DESPESAS_AVISOS } from './despesas.avisos.ts';
export { despesasMessages, despesasMotivos, type MotivoDespesa } from './despesas.messages.ts';
export {
  codigoDaReceita,
  prazoDoRecolhimento,
  RECOLHIMENTO_ROTULOS,
  RECOLHIMENTOS,
  type Recolhimento,
  situacaoRecolhimento,
  textoRecolhimento,
  ultimoMesAtrasado,
} from './recolhimento.rules.ts';
export { retencaoProposta, textoDaBase } from './retencao.rules.ts';
export type { ResumoRetencoes, Retencao } from './retencao.schema.ts';
export { impostosSettings, type RegrasDosImpostos } from './retencao.settings.ts';
