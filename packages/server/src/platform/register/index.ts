/** A register on the server: its record, its handlers and its search, made from the description in domain. */
export { registerHandlers, registerSearch } from './register-handlers.ts';
export { registerRecord } from './register-record.ts';
