/** The audit trail without zod: words of its entries. */
export { type EntradaDoLog, textoDoLog } from './acesso.words.ts';
export { auditoriaErrors, auditoriaMessages } from './auditoria.messages.ts';
export type { Acesso, Cadeia, Entrada } from './auditoria.schema.ts';
export {
  ACOES_AUDITORIA,
  type EntradaCrua,
  MODULOS_AUDITADOS,
  mudancasDaEntrada,
  nomeDoRegistro,
  referenciasDe,
  rotuloDaTabela,
  rotuloDoModulo,
  TRILHAS,
} from './auditoria.trilhas.ts';
