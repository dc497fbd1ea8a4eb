/** Themes: what other modules' screens use. */
export { FichaParaReuniao } from './FichaParaReuniao.tsx';
export { TemasDaAutoridade } from './TemasDaAutoridade.tsx';
export { TemasDoProcesso } from './TemasDoProcesso.tsx';
