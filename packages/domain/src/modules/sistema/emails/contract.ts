/** The outbox' door with zod. */
export { emailsContract } from './emails.contract.ts';
