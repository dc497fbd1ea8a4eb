/** The outbox without zod. */
export type { Email } from './email.schema.ts';
export { EMAILS_AVISOS } from './emails.avisos.ts';
export { EMAILS_ORDEM, ESTADOS_EMAIL, ORIGENS_EMAIL, rotuloDoMotivo } from './emails.lists.ts';
export { emailsErrors, emailsMessages } from './emails.messages.ts';
