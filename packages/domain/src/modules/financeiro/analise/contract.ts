/** The analysis' door with zod. */
export { analiseContract } from './analise.contract.ts';
