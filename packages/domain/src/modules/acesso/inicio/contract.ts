/** The home page, for code that may load zod. */
export { inicioContract } from './inicio.contract.ts';
