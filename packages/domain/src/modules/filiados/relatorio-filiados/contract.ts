/** The members' report, for code that may load zod. */
export { relatorioFiliadosContract } from './relatorio-filiados.contract.ts';
