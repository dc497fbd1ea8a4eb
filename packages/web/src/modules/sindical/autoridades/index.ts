/** Authorities: what other modules' screens use. */
export { autoridadePath } from './autoridades.paths.ts';
