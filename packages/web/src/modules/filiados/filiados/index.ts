/** Members: what other modules' screens use. */

export { CasaTag } from './CasaTag.tsx';
export { FILIADOS } from './filiados.paths.ts';
export { filiadosSource } from './filiados.source.ts';
