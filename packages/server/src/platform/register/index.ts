/** A register on the server: its record, its handlers and its search, made from the description in domain. */
export { registerAttachments, registerHandlers, registerSearch } from './register-handlers.ts';
export { OWN_WORDS, registerRecord } from './register-record.ts';
