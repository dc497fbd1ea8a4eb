/** The cases' report, for code that may load zod. */
export { relatorioProcessosContract } from './relatorio-processos.contract.ts';
