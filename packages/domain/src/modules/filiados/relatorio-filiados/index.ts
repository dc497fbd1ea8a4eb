/** The members' report: what server and screens use without zod. */
export {
  COLUNAS_DE_FILIADOS,
  type ColunaDeFiliados,
  colunasDeFiliados,
  GRUPOS_DE_FILIADOS,
  type GrupoDeFiliados,
  PADRAO_DE_FILIADOS,
  RELATORIO_FILIADOS_FIELDS,
  RESTRITAS_DE_FILIADOS,
} from './relatorio-filiados.lists.ts';
export type { LinhaDeFiliados } from './relatorio-filiados.schema.ts';
