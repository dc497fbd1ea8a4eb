/** Cases: what other modules' screens use. */
export { CreateProcesso, type InicioDoProcesso } from './ProcessoForm.tsx';
export { ProcessosDoFiliado } from './ProcessosDoFiliado.tsx';
