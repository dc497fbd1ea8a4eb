/** The home page's door with zod. */
export { inicioContract } from './inicio.contract.ts';
