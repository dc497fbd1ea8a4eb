/** Fluxos: what the rest of the domain, the server and the screens use without zod. */
export * from './fluxo.lists.ts';
export * from './fluxo.rules.ts';
export type { Fluxo } from './fluxo.schema.ts';
export { fluxosErrors, fluxosMessages, fluxosMotivos, type MotivoDoFluxo } from './fluxos.messages.ts';
