/** Termos, for code that may load zod: its operations. */
export { termosContract } from './termos.contract.ts';
