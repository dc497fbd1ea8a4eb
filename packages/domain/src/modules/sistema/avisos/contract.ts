/** The notices' door with zod. */
export { avisosContract } from './avisos.contract.ts';
