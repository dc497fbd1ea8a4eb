/** The outbox without zod. */
export type { Email } from './email.schema.ts';
export { ESTADOS_EMAIL, type EstadoEmail } from './emails.lists.ts';
export { emailsErrors, emailsMessages } from './emails.messages.ts';
