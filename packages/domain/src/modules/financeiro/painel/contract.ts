/** The finance dashboard, for code that may load zod. */
export { painelContract } from './painel.contract.ts';
