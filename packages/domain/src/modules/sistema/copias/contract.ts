/** Backups, for code that may load zod. */
export { copiasContract } from './copias.contract.ts';
