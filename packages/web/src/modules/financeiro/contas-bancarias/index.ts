/** Bank accounts: what other screens choose one with, and what tells a balance to be read again. */

export { contasSource } from './contas.source.ts';
export { MODULOS_DO_SALDO } from './extrato.list.ts';
