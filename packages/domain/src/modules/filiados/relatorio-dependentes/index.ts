/** The dependents' report: what server and screens use without zod. */
export {
  COLUNAS_DE_DEPENDENTES,
  type ColunaDeDependentes,
  GRUPOS_DE_DEPENDENTES,
  type GrupoDeDependentes,
  PADRAO_DE_DEPENDENTES,
  RELATORIO_DEPENDENTES_FIELDS,
  RELATORIO_DEPENDENTES_ORDEM,
  RESTRITAS_DE_DEPENDENTES,
} from './relatorio-dependentes.lists.ts';
export type { LinhaDeDependentes } from './relatorio-dependentes.schema.ts';
