/** The expense report's door with zod. */
export { relatorioDespesasContract } from './relatorio-despesas.contract.ts';
