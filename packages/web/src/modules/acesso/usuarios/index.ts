/** Users: what other modules' screens use. */
export { TITULO } from './usuarios.actions.ts';
export { USUARIOS } from './usuarios.paths.ts';
