/** The outbox without zod. */
export type { Email } from './email.schema.ts';
export { EMAILS_ORDEM, ESTADOS_EMAIL, type EstadoEmail, rotuloDoMotivo } from './emails.lists.ts';
export { emailsErrors, emailsMessages } from './emails.messages.ts';
export { EMAILS_PENDENCIAS } from './emails.pendencias.ts';
