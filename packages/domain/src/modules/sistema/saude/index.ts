/** Health without zod: words and rules. */
export { SAUDE_AVISOS } from './saude.avisos.ts';
export type { DetalhesSaude } from './saude.contract.ts';
export { rotuloDaTarefa, SITUACOES_SAUDE } from './saude.lists.ts';
export { saudeErrors, saudeMessages } from './saude.messages.ts';

export { assessSaude, type ItemSaude, tamanhoEmPalavras } from './saude.rules.ts';
