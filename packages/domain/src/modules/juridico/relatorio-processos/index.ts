/** The cases' report: what server and screens use without zod. */
export {
  type GrupoDeProcessos,
  RELATORIO_PROCESSOS_FIELDS,
  ROTULO_GRUPO_DE_PROCESSOS,
} from './relatorio-processos.lists.ts';
export { relatorioProcessosMessages } from './relatorio-processos.messages.ts';
export { RELATORIO_PROCESSOS } from './relatorio-processos.name.ts';
export type { LinhaDeProcessos } from './relatorio-processos.schema.ts';
