/** Interaction items: what other screens choose one with. */
export { itensInteracaoSource } from './itens-interacao.source.ts';
