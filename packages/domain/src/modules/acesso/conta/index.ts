/** One's own account: what the rest of the domain, the server and the screens use of it without zod. */
export { contaErrorOf, contaErrors, contaMessages, muitasTentativas, senhaFraca } from './conta.messages.ts';
export { dispositivo, precisaConfirmarSenha } from './conta.rules.ts';
export type { SessaoPropria } from './conta.schema.ts';
export { senhaObvia } from './senha.rules.ts';
