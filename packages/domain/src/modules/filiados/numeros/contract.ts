/** Statistics of members, for code that may load zod. */
export { numerosContract } from './numeros.contract.ts';
