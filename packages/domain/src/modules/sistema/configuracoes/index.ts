/** The settings without zod: what each is called, explained and worth while nobody changed it. */
export {
  CHAVES_CONFIGURACAO,
  type ChaveConfiguracao,
  CONFIGURACOES,
  CORES_PADRAO,
  GRUPOS_CONFIGURACAO,
  type GrupoConfiguracao,
  LISTAS_CONFIGURACAO,
  type ListaConfiguracao,
  LOGO_LADO,
  LOGO_MAXIMO,
  NOMES_LISTAS,
  type TipoLogo,
} from './configuracoes.lists.ts';
export { configuracoesErrors, configuracoesMessages, semUsuario, textosDasListas } from './configuracoes.messages.ts';
export {
  describeConfiguracao,
  lostWords,
  marcaDaInstalacao,
  palavraNasDuas,
} from './configuracoes.rules.ts';
export type { Configuracao, Configuracoes, Logo } from './configuracoes.schema.ts';
