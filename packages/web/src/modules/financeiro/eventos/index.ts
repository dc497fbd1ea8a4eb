/** Events: what other screens choose one with. */
export { eventosSource } from './eventos.source.ts';
