/** What the composition root and modules use of the mail room. */
export { type CalendarEvent, renderCalendar } from './calendar-part.ts';
export { countBatched, enqueueBatch, enqueueMail, enqueueMails, takeBackBatch } from './enqueue-mail.ts';
export { headerText } from './header-text.ts';
export { dropHeldMails, dropMailsTo, takeBackMails } from './held-mails.ts';
export { createLoop } from './loop.ts';
export { type MailParts, renderMail } from './mail-layout.ts';
export { type Composed, createMailSender, type MailSender, type Outcome } from './mail-sender.ts';
export { createMailTransport, type InlineImage } from './mail-transport.ts';
export {
  countOutbox,
  listOutbox,
  retryAllMail,
  retryMail,
} from './outbox.ts';
export { sweepMails } from './sweep-mails.ts';
