/** What the composition root and modules use of the mail room. */
export { enqueueMail, type Mail } from './enqueue-mail.ts';
export { type MailParts, renderMail } from './mail-layout.ts';
export { createMailSender, type MailSender } from './mail-sender.ts';
export { createMailTransport, type MailTransport, type Sender } from './mail-transport.ts';
export { listFailures, listOutbox, type MailState, type OutboxRow, type RetryOutcome, retryMail } from './outbox.ts';
