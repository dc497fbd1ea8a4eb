/** Corrections: what other modules' screens use. */
export { MinhasCorrecoes } from './MinhasCorrecoes.tsx';
