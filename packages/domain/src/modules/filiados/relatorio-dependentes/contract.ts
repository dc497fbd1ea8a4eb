/** The dependents' report, for code that may load zod. */
export { relatorioDependentesContract } from './relatorio-dependentes.contract.ts';
