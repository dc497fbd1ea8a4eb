/** Cases: what other modules' screens use. */

export { CreateProcesso } from './ProcessoForm.tsx';
export { ProcessosDoFiliado } from './ProcessosDoFiliado.tsx';
export { DO_ENDERECO, FILTROS_DE_PROCESSOS } from './processos.list.ts';
export { processoPath } from './processos.paths.ts';
export { CasasDoProcesso, SITUACAO_NA_LISTA } from './SituacaoTag.tsx';
