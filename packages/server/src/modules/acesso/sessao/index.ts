/** The accounts put together, the start of the screens and the first access: what the composition root uses. */
export { type Accounts, type AccountsDeps, type AccountsSettings, createAccounts, publicUrlOf } from './accounts.ts';
