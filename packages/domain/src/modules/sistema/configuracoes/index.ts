/** The settings without zod: the house's own, and how any module's read. */
export { LOGO_LADO, LOGO_MAXIMO, type TipoLogo } from './configuracoes.lists.ts';
export { configuracoesErrors, configuracoesMessages, semUsuario, textosDasListas } from './configuracoes.messages.ts';
export {
  contatoDoSindicato,
  describeSetting,
  erroDeVazio,
  isTexto,
  lostWords,
  marcaDaInstalacao,
  palavraNasDuas,
} from './configuracoes.rules.ts';
export type { Configuracao, Configuracoes, Listas, Logo, Secao } from './configuracoes.schema.ts';
export { CORES_PADRAO, configuracoesSettings, SECAO_SINDICATO } from './configuracoes.settings.ts';
