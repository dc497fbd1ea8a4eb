/** Bank accounts: what other screens choose one with, and what tells a balance to be read again. */

export { MODULOS_DO_SALDO } from './extrato.list.ts';
export { contasSource } from './contas.source.ts';
