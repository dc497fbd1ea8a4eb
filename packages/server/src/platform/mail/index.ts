/** What the composition root and modules use of the mail room. */
export { enqueueMail } from './enqueue-mail.ts';
export { dropHeldMails, dropMailsTo } from './held-mails.ts';
export { renderMail } from './mail-layout.ts';
export { createMailSender, type MailSender } from './mail-sender.ts';
export { createMailTransport } from './mail-transport.ts';
export {
  countOutbox,
  listOutbox,
  retryAllMail,
  retryMail,
} from './outbox.ts';
export { sweepMails } from './sweep-mails.ts';
