/** Members: what other modules' screens use. */
export { filiadosSource } from './filiados.source.ts';
