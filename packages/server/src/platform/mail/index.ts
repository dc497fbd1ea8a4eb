/** What the composition root and modules use of the mail room. */
export { enqueueMail, type Mail } from './enqueue-mail.ts';
export { type MailParts, renderMail } from './mail-layout.ts';
export { createMailSender, type MailSender } from './mail-sender.ts';
export { createMailTransport, type MailTransport, type Sender } from './mail-transport.ts';
export {
  countOutbox,
  listFailures,
  listOutbox,
  type MailState,
  type OutboxRow,
  type RetryOutcome,
  retryAllMail,
  retryMail,
} from './outbox.ts';
export { sweepMails } from './sweep-mails.ts';
