/** Satisfaction surveys: what the rest of the domain, the server and the screens use without zod. */
export * from './pesquisa.lists.ts';
export * from './pesquisa.rules.ts';
export type {
  Conferencia,
  FiliadoDaPesquisa,
  FormularioPesquisa,
  Pesquisa,
  PesquisaAberta,
  RespostaIdentificada,
  Resultado,
} from './pesquisa.schema.ts';
export { PESQUISAS_AVISOS } from './pesquisas.avisos.ts';
export * from './pesquisas.messages.ts';
export { PAGINAS_DE_PESQUISAS } from './pesquisas.name.ts';
export { pesquisasSettings, type TipoOferecido, tiposDe } from './pesquisas.settings.ts';
