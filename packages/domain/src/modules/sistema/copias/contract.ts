/** The backups' door with zod. */
export { copiasContract } from './copias.contract.ts';
