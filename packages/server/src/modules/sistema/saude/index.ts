/** Health, for the composition root. */
export { saudeRoutes } from './saude.routes.ts';
