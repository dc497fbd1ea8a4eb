/** Themes: what other modules' screens use. */
export { TemasDoProcesso } from './TemasDoProcesso.tsx';
