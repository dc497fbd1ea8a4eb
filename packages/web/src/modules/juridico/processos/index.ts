/** Cases: what other modules' screens use. */
export { ProcessosDoFiliado } from './ProcessosDoFiliado.tsx';
