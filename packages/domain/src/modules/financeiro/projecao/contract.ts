/** The general projection, for code that may load zod. */
export { projecaoContract } from './projecao.contract.ts';
