/** The CPF lookup, for code that may load zod. */
export { verificadorContract } from './verificador.contract.ts';
