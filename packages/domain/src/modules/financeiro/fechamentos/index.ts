/** The month closing: what the rest of the domain, the server and the screens use without zod. */
export {
  ANO_MAXIMO,
  ANO_MINIMO,
  FECHAMENTO_FIELDS,
  PONTOS_CONFERIDOS,
  ROTULO_SITUACAO_MES,
  type SituacaoMes,
} from './fechamento.lists.ts';
export { type EstadoMes, motivoNaoFechar, motivoNaoReabrir, situacaoMes } from './fechamento.rules.ts';
export type { Conferencia, MesFinanceiro, PontoConferido } from './fechamento.schema.ts';
export { FECHAMENTOS_AVISOS } from './fechamentos.avisos.ts';
export {
  fechamentosErrors,
  fechamentosMessages,
  fechamentosMotivos,
  type MotivoFechamento,
} from './fechamentos.messages.ts';
export { PAGINAS_DO_FECHAMENTO } from './fechamentos.name.ts';
export {
  GUARDA_DO_ARQUIVO_HORAS,
  LANCAMENTO_CAIXA_FIELDS,
  LANCAMENTOS_CAIXA,
  LANCAMENTOS_CAIXA_ORDEM,
  type LancamentoDeCaixa,
  motivoSemArquivo,
  motivoSemZip,
  nomeDoArquivo,
  ROTULO_LANCAMENTO_CAIXA,
} from './prestacao.lists.ts';
export type { ArquivoDaPrestacao, LancamentoCaixa, Prestacao } from './prestacao.schema.ts';
export { MAX_DEPOIS, nomeDoRelatorio, RELATORIO_FIELDS, ROTULO_MUDANCA } from './relatorio.lists.ts';
export type { DepoisDoFechamento, MudancaDepoisDoFechamento, RelatorioFechado } from './relatorio.schema.ts';
