/** The outbox, for code that may load zod. */
export { emailsContract } from './emails.contract.ts';
