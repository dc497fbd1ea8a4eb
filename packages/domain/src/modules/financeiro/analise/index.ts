/** The analysis of expenses: what server and screens use without zod. */
export { CAMPO_ANALISE_ROTULOS, type CampoAnalise, MAX_FATIAS_DESPESA } from './analise.lists.ts';
