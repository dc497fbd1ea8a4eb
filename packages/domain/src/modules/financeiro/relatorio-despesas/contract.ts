/** The expense report, for code that may load zod. */
export { relatorioDespesasContract } from './relatorio-despesas.contract.ts';
