/** Members: what other modules' screens use. */
export { FILIADOS } from './filiados.paths.ts';
export { filiadosSource } from './filiados.source.ts';
