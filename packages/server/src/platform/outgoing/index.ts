/** What modules use to ask other houses' servers. */
export { askJson, type OutgoingAnswer, OutgoingError, type Transport } from './ask-json.ts';
export { createPoliteAsker, type PoliteAsker } from './polite-asker.ts';
