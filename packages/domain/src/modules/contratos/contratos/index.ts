/** Contracts: what the rest of the domain, the server and the screens use without zod. */
export { type DadosDoContrato, erroDoCnpj, faltasDoContrato } from './contrato.form.rules.ts';
export * from './contrato.lists.ts';
export * from './contrato.rules.ts';
export type { Contrato, ContratoCompleto, ObservacaoDoContrato, OpcaoDeContrato } from './contrato.schema.ts';
export {
  contratosErrors,
  contratosMessages,
  contratosMotivos,
  MOTIVO_DA_SITUACAO_DO_CONTRATO,
  type MotivoDoContrato,
} from './contratos.messages.ts';
export { PAGINAS_DE_CONTRATOS } from './contratos.name.ts';
