/** What everybody may ask without an account, for code that may load zod. */
export { publicoContract } from './publico.contract.ts';
