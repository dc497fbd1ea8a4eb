/** What cases are about: what other screens choose one with. */
export { objetosSource } from './objetos-processo.source.ts';
