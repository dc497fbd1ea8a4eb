/** The import of interactions, for code that may load zod. */
export { importacaoSchema, LINHAS_DA_PREVIA } from './importacao.schema.ts';
export { importacoesInteracaoContract } from './importacoes-interacao.contract.ts';
