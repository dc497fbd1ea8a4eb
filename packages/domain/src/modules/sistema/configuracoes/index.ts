/** The settings without zod: what each is called, explained and worth while nobody changed it. */
export {
  CHAVES_CONFIGURACAO,
  type ChaveConfiguracao,
  CONFIGURACOES,
  GRUPOS_CONFIGURACAO,
  type GrupoConfiguracao,
  type TipoConfiguracao,
} from './configuracoes.lists.ts';
export { configuracoesErrors, configuracoesMessages } from './configuracoes.messages.ts';
export type { Configuracao, Configuracoes } from './configuracoes.schema.ts';
