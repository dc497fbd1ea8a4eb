/** Themes: what the rest of the domain, the server and the screens use without zod. */
export * from './ficha.lists.ts';
export { fichaMessages } from './ficha.messages.ts';
export * from './ficha.rules.ts';
export type { PosicaoContada, TemaDaAutoridade } from './ficha.schema.ts';
export { readUrlDoLink } from './link.rules.ts';
export { assuntoDaPauta, linhasDaPauta } from './pauta.rules.ts';
export * from './proposicao.lists.ts';
export { haQuantoTempo, textoDaEspera, textoDaFalha } from './proposicao.rules.ts';
export type { DadosOficiais, DadosOficiaisDoTema, Movimentacao } from './proposicao.schema.ts';
export { ARQUIVOS_DO_TEMA } from './tema.arquivo.lists.ts';
export * from './tema.lists.ts';
export * from './tema.partes.lists.ts';
export { partesMessages } from './tema.partes.messages.ts';
export type {
  AcaoDoTema,
  ArquivoDoTema,
  ItemDoTema,
  LinkDoTema,
  PessoaDoTema,
  ProcessoDoTema,
} from './tema.partes.schema.ts';
export { passosMessages, temasErrors } from './tema.passos.messages.ts';
export * from './tema.rules.ts';
export type {
  ResumoDosTemas,
  SeguidoresDoTema,
  Tema,
  TemaCompleto,
  TemaDoProcesso,
  TemaListado,
} from './tema.schema.ts';
export { TEMAS_AVISOS } from './temas.avisos.ts';
export { type MotivoDoTema, temasMessages, temasMotivos } from './temas.messages.ts';
export { PAGINAS_DE_TEMAS, TEMAS_LISTA, TEMAS_RESUMO, temaPath } from './temas.name.ts';
export { temasSettings } from './temas.settings.ts';
