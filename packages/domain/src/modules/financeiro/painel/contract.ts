/** The dashboard's door with zod. */
export { painelContract } from './painel.contract.ts';
