/** The public pages' common ground, without zod. */
export { blocosDe } from './publico.rules.ts';
export { publicoSettings } from './publico.settings.ts';
