/** Appointments: what the rest of the domain, the server and the screens use without zod. */
export { TIPOS_ATENDIMENTO, TIPOS_SERVICO, type TipoAtendimento, type TipoServico } from '../juridico.lists.ts';
export {
  ARQUIVOS_DO_ATENDIMENTO,
  ATENDIMENTO_ACTIONS,
  ATENDIMENTO_ANEXO_FIELDS,
  ATENDIMENTO_COMENTARIO_FIELDS,
  ATENDIMENTO_FIELDS,
  ATENDIMENTO_FILIADO_FIELDS,
  ATENDIMENTO_PROCESSO_FIELDS,
  ATENDIMENTOS_ORDEM,
  DIAS_DEPOIS_DE_FALTA,
  MAX_ARQUIVOS,
  MAX_COMENTARIO,
  MAX_DESCRICAO,
  MAX_DIAS_DA_GRADE,
  MAX_FILIADOS,
  MAX_LIGAVEIS,
  MAX_OPCOES_FILIADO,
  MIN_BUSCA_FILIADO,
  MOTIVOS_DA_FALTA,
  type MotivoDaFalta,
  type OrigemDoVinculo,
  SITUACOES_LISTADAS,
  type SituacaoDoAtendimento,
} from './atendimento.lists.ts';
export {
  isPorVir,
  isVencido,
  motivoNaoCancelar,
  motivoNaoCancelarConclusao,
  motivoNaoComentar,
  motivoNaoConcluir,
  motivoNaoDesfazerCancelamento,
  motivoNaoEditar,
  motivoNaoRegistrarResultado,
  motivoNaoRemarcar,
  proximoPossivel,
  situacaoDepoisDoResultado,
} from './atendimento.rules.ts';
export type {
  Atendimento,
  AtendimentoCompleto,
  AtendimentoLigavel,
  GradeDeAtendimentos,
  HorarioDoDia,
  Lugar,
  MeuAtendimento,
  OpcaoDeFiliado,
  ProcessoLigado,
} from './atendimento.schema.ts';
export { ATENDIMENTOS_AVISOS } from './atendimentos.avisos.ts';
export {
  atendimentosErrors,
  atendimentosMessages,
  atendimentosMotivos,
  type MotivoAtendimento,
} from './atendimentos.messages.ts';
export { PAGINAS_DE_ATENDIMENTOS } from './atendimentos.name.ts';
export { atendimentosSettings } from './atendimentos.settings.ts';
export { type Agora, agoraEm, comecou, errosDasHoras, isSeguidos } from './horario.rules.ts';
export { dicaDoFiliado, mensagemDoAtendimento } from './mensagem.rules.ts';
