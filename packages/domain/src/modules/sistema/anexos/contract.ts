/** The contract of attachments. */
export { anexosContract } from './anexos.contract.ts';
