/** The contract of taking back what was just done. */
export { atosContract } from './atos.contract.ts';
