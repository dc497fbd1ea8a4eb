/** The live stream, for the composition root. */
export { aoVivoRoutes } from './ao-vivo.routes.ts';
