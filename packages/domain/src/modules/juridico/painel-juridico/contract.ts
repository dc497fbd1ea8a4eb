/** The legal home, for code that may load zod. */
export { painelJuridicoContract } from './painel-juridico.contract.ts';
