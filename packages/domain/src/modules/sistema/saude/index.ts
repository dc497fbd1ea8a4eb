/** Health without zod: words and rules. */
export type { DetalhesSaude, Saude } from './saude.contract.ts';
export { rotuloDaTarefa, SITUACOES_SAUDE, type SituacaoSaude } from './saude.lists.ts';
export { saudeErrors, saudeMessages } from './saude.messages.ts';
export { SAUDE_PENDENCIAS } from './saude.pendencias.ts';
export { assessSaude, type FatosSaude, type ItemSaude, tamanhoEmPalavras } from './saude.rules.ts';
