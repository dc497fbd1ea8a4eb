/** The import of interactions: what the server and the screens use without zod. */
export {
  COLUNAS_DA_IMPORTACAO,
  IMPORTACAO_ARQUIVO,
  IMPORTACAO_FIELDS,
  ROTULO_DA_SITUACAO,
} from './importacao.lists.ts';
export {
  type Alvo,
  chaveDaInteracao,
  type Julgada,
  julgar,
  type LinhaLida,
  type LinhaPronta,
  motivoNaoDesfazer,
  readPlanilha,
} from './importacao.rules.ts';
export type { ImportacaoDeInteracoes, PreviaDaImportacao } from './importacao.schema.ts';
export {
  importacoesInteracaoErrors,
  importacoesInteracaoMessages,
} from './importacoes-interacao.messages.ts';
