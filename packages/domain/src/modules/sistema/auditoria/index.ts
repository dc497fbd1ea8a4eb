/** The audit trail without zod: words of its entries. */
export { type EntradaDoLog, textoDoLog } from './acesso.words.ts';
export { AUDITORIA_ORDEM } from './auditoria.lists.ts';
export { auditoriaErrors, auditoriaMessages } from './auditoria.messages.ts';
export type { Acesso, Cadeia, Entrada } from './auditoria.schema.ts';
export {
  ACOES_AUDITORIA,
  type EntradaCrua,
  mudancasDaEntrada,
  nomeDoRegistro,
  referenciasDe,
  rotuloDaTabela,
} from './auditoria.trilhas.ts';
