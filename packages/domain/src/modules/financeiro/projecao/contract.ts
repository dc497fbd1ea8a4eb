/** The projection's door with zod. */
export { projecaoContract } from './projecao.contract.ts';
