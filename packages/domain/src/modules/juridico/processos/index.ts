/** Cases: what the rest of the domain, the server and the screens use without zod. */
export { formatNumero } from '../juridico.lists.ts';
export { readNumeroCnj } from './cnj.leitura.ts';
export { digitosDe, formatNumeroCnj, isNumeroCnj } from './cnj.rules.ts';
export {
  anoDoProcesso,
  type DadosDoProcesso,
  erroDoNumero,
  faltasDoProcesso,
  podeNomearAtendimentos,
  podeSerIndeterminado,
} from './processo.form.rules.ts';
export {
  COMENTARIO_FIELDS,
  EVENTO_ANEXO_FIELDS,
  EVENTO_FIELDS,
  FILIADO_DO_PROCESSO_FIELDS,
  MANIFESTACAO_FIELDS,
  MAX_ANEXOS_DO_PROCESSO,
  MAX_COMENTARIO,
  MAX_OPCOES_PROCESSO,
  MAX_TAGS,
  MAX_TEXTO,
  MIN_BUSCA_PROCESSO,
  NATUREZAS,
  NOMES_NA_LISTA,
  ORGAOS_ADMINISTRATIVOS,
  PROCESSO_ACTIONS,
  PROCESSO_ANEXO_FIELDS,
  PROCESSO_FIELDS,
  PROCESSO_SIGILOSOS,
  PROCESSOS_FILE_RULE,
  PROCESSOS_ORDEM,
  SITUACOES_ANTIGAS,
  SITUACOES_DO_PROCESSO,
  SITUACOES_LISTADAS,
  type SituacaoDoProcesso,
  TIPOS_DE_PROCESSO,
  type TipoDeProcesso,
  type TipoDoAndamento,
} from './processo.lists.ts';
export { processoMessages } from './processo.messages.ts';
export {
  motivoNaoEditar,
  motivoNaoEncerrar,
  motivoNaoEnviarParaManifestacao,
  motivoNaoExcluir,
  motivoNaoManifestar,
  motivoNaoReabrir,
} from './processo.rules.ts';
export type {
  Andamento,
  CandidatoDoProcesso,
  EventoDoProcesso,
  FiliadosDoProcesso,
  MeusProcessos,
  OpcaoDeProcesso,
  Processo,
  ProcessoCompleto,
  ProcessoListado,
} from './processo.schema.ts';
export { PROCESSOS_AVISOS } from './processos.avisos.ts';
export {
  MOTIVO_DA_SITUACAO,
  type MotivoDoProcesso,
  processosErrors,
  processosMessages,
  processosMotivos,
} from './processos.messages.ts';
export { NOVO_PROCESSO, PAGINAS_DE_PROCESSOS } from './processos.name.ts';
export { TRIBUNAIS } from './tribunais.ts';
