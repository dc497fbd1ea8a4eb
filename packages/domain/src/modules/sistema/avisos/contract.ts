/** Notices, for code that may load zod. */
export { avisosContract } from './avisos.contract.ts';
