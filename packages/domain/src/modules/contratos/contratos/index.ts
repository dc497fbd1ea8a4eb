/** Contracts: what the rest of the domain, the server and the screens use without zod. */
export {
  alertasDevidos,
  chaveDoMarco,
  type Marco,
  marcosPrevistos,
  motivoNaoReenviarAlerta,
  readMarcos,
  rotuloDoMarco,
} from './alerta.rules.ts';
export * from './contrato.arquivo.lists.ts';
export {
  type ContratadoDigitado,
  type DadosDoContrato,
  diferencaDoAditivo,
  erroDoCnpj,
  erroDoDigitado,
  faltasDoAditivo,
  faltasDoContrato,
  motivoNaoDesfazerAditivo,
} from './contrato.form.rules.ts';
export * from './contrato.lists.ts';
export * from './contrato.rules.ts';
export type {
  AditivoDoContrato,
  AlertaDoContrato,
  ContadoresDosContratos,
  Contrato,
  ContratoCompleto,
  ContratoListado,
  DespesaDoContrato,
  ObservacaoDoContrato,
  OpcaoDeContrato,
  ReceitaDoContrato,
  ResumoDosContratos,
} from './contrato.schema.ts';
export { CONTRATOS_AVISOS } from './contratos.avisos.ts';
export {
  contratosErrors,
  contratosMessages,
  contratosMotivos,
  MOTIVO_DA_SITUACAO_DO_CONTRATO,
  type MotivoDoContrato,
} from './contratos.messages.ts';
export {
  CONTRATOS_DO_FINANCEIRO,
  CONTRATOS_LISTA,
  MIN_BUSCA_CONTRATO,
  PAGINAS_DE_CONTRATOS,
} from './contratos.name.ts';
export { contratosSettings } from './contratos.settings.ts';
export { vinculoMessages } from './vinculo.messages.ts';
export { avisosDoVinculo, type ContratoDoVinculo } from './vinculo.rules.ts';
