/** The home page without zod. */
export { PENDENCIAS } from './inicio.pendencias.ts';
