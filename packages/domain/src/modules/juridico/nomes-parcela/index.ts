/** The list of names of the compensatory instalment, without zod. */
export {
  type Filiada,
  MAX_LINHAS,
  MAX_NOME_PARCELA,
  NOMES_PARCELA_FILE,
  PAGINA_PARCELA,
} from './nomes-parcela.lists.ts';
export { nomesParcelaErrors, nomesParcelaMessages } from './nomes-parcela.messages.ts';
export { chaveDoNome, type Lista, type NomeLido, readLista, textoDaSituacao } from './nomes-parcela.rules.ts';
export type { PreviaDaLista, Procurado, VersaoDaLista } from './nomes-parcela.schema.ts';
export { nomesParcelaSettings } from './nomes-parcela.settings.ts';
