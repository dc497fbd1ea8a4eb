/** The finance dashboard: what server and screens use without zod. */
export { mesesDoPainel, ontem, proximosDias } from './painel.rules.ts';
export type { Cartao, Painel } from './painel.schema.ts';
