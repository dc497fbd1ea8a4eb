/** Authorities: what the rest of the domain, the server and the screens use without zod. */
export {
  ARQUIVOS_DA_AUTORIDADE,
  FOTO_DA_AUTORIDADE,
  LADOS_DA_FOTO,
  MAX_PIXELS_DA_FOTO,
} from './autoridade.arquivo.lists.ts';
export {
  ANEXO_DA_AUTORIDADE_FIELDS,
  AUTORIDADE_FIELDS,
  AUTORIDADES_ORDEM,
  CAMPOS_LIVRES,
  CARGO_FIELDS,
  type CampoDaAutoridade,
  MAX_ANEXOS_DA_AUTORIDADE,
  MAX_CARGOS,
  MAX_TEXTO_LIVRE,
  SECOES_DA_AUTORIDADE,
  SENSIVEIS,
} from './autoridade.lists.ts';
export { descricaoDoCargo, idadeComData, idadeCurta, markAtual } from './autoridade.rules.ts';
export type { Autoridade, AutoridadeCompleta, AutoridadeListada, FotoEnviada } from './autoridade.schema.ts';
export { autoridadesErrors, autoridadesMessages } from './autoridades.messages.ts';
export { PAGINAS_DE_AUTORIDADES } from './autoridades.name.ts';
export { autoridadesSettings } from './autoridades.settings.ts';
