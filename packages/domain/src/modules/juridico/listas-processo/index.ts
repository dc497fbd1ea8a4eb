/** 'Colar lista': what the server and the screens use without zod. */
export {
  CONTAS_DA_LISTA,
  LISTA_ARQUIVO,
  LISTA_FIELDS,
  LOTE_DA_LISTA,
  MAX_DE_UMA_VEZ,
  MAX_NA_PREVIA,
} from './lista-processo.lists.ts';
export {
  type Entrada,
  type EntradaJulgada,
  entramNoProcesso,
  type FiliadoDaLista,
  julgarLista,
  linhasDoTexto,
  readLista,
} from './lista-processo.rules.ts';
export type { ListaDoProcesso, PreviaDaLista } from './lista-processo.schema.ts';
export { listasProcessoErrors, listasProcessoMessages, ROTULO_DA_ENTRADA } from './listas-processo.messages.ts';
