/** The public pages' common ground, without zod. */
export { blocosDe, PUBLIC_PAGES, type PublicPage } from './publico.lists.ts';
export { publicoSettings } from './publico.settings.ts';
