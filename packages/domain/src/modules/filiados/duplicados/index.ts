/** Duplicate records: what the rest of the domain, the server and the screens use without zod. */
export { DUPLICADOS_AVISOS } from './duplicados.avisos.ts';
export {
  duplicadosErrors,
  duplicadosMessages,
  duplicadosMotivos,
  type MotivoDuplicado,
} from './duplicados.messages.ts';
export { PAGINAS_DE_DUPLICADOS } from './duplicados.name.ts';
export {
  ESTADOS_DE_UNIFICACAO,
  GRUPOS_DE_CAMPOS,
  type GrupoDeCampos,
  PARES_ORDEM,
  PISTAS,
  ROTULO_ESTADO_DE_UNIFICACAO,
  ROTULO_PISTA,
  UNIFICACAO_FIELDS,
  UNIFICACOES_ORDEM,
} from './unificacao.lists.ts';
export {
  escolhaPadrao,
  gruposDiferentes,
  motivoNaoConfirmarUnificacao,
  motivoNaoRecusarUnificacao,
  motivoNaoUnificar,
  type PeriodoDeFicha,
  type Unificavel,
  unirPeriodos,
} from './unificacao.rules.ts';
export type { Comparacao, FichaComparada, Par, Unificacao } from './unificacao.schema.ts';
