/** The payroll check: what the rest of the domain, the server and the screens use without zod. */
export {
  type Conferencia,
  checkDescontos,
  type FiliadoAConferir,
  type LinhaConferida,
  type TotaisDaCasa,
} from './conferencia.rules.ts';
export * from './consignacao.layout.ts';
export * from './consignacao.leitura.ts';
export * from './consignacao.lists.ts';
export type {
  ArquivoDaCasa,
  Inativacao,
  LayoutDaCasa,
  NaoConsignado,
  PainelDaConsignacao,
  PreviaDoArquivo,
  Resultado,
  Verificacao,
} from './consignacao.schema.ts';
export { CONSIGNACOES_AVISOS } from './consignacoes.avisos.ts';
export {
  consignacoesErrors,
  consignacoesMessages,
  consignacoesMotivos,
  type MotivoConsignacao,
  PERGUNTAS_DO_ENVIO,
} from './consignacoes.messages.ts';
export { PAGINA_DA_CONSIGNACAO } from './consignacoes.name.ts';
export { consignacoesSettings } from './consignacoes.settings.ts';
export {
  contribuicaoEm,
  readTabela,
  TABELA_PADRAO,
} from './contribuicao.rules.ts';
export { motivoNaoDesfazer, prazoDaInativacao } from './inativacao.rules.ts';
