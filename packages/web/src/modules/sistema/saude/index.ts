/** Health: routes. */
export { saudeRoutes } from './saude.routes.tsx';
