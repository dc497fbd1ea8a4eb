/** Communication: what the rest of the domain, the server and the screens use without zod. */
export {
  CAMPOS_DA_MENSAGEM,
  COMUNICACAO_FIELDS,
  COMUNICACOES_ORDEM,
  DESTINATARIO_FIELDS,
  ESPERA_SEGUNDOS,
  ESTADOS_DE_COMUNICACAO,
  ESTADOS_DO_DESTINATARIO,
  type EstadoDoDestinatario,
  FILIADOS_DA_COMUNICACAO_ORDEM,
  IMAGEM_FIELDS,
  IMAGENS_DA_MENSAGEM,
  MAX_IDS_SELECIONADOS,
  MAX_IMAGENS,
  MIN_LETRAS_PROCESSO,
  type MotivoDeFora,
  NOMES_MOSTRADOS,
  REPETIDA_HORAS,
  ROTULO_ARQUIVADA,
  ROTULO_DE_FORA,
  ROTULO_ESTADO_DE_COMUNICACAO,
  ROTULO_ESTADO_DO_DESTINATARIO,
  SEM_NOME,
  TIPOS_DE_COMUNICACAO,
} from './comunicacao.lists.ts';
export {
  camposDe,
  digitaNumero,
  marcasDe,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoCorrigir,
  motivoNaoEditar,
  motivoNaoEnviar,
  motivoNaoInterromper,
  motivoNaoNegar,
  motivoNaoRepetir,
  motivoNaoRetomar,
  precisaAprovar,
  preencher,
} from './comunicacao.rules.ts';
export type {
  Comunicacao,
  ComunicacaoListada,
  ContagemDaSelecao,
  Destinatario,
  FiliadoDaComunicacao,
  Selecao,
} from './comunicacao.schema.ts';
export { COMUNICACOES_AVISOS } from './comunicacoes.avisos.ts';
export {
  comunicacoesErrors,
  comunicacoesMessages,
  type MotivoComunicacao,
} from './comunicacoes.messages.ts';
export { PAGINAS_DE_COMUNICACAO } from './comunicacoes.name.ts';
export { comunicacaoSettings, readRemetentes } from './comunicacoes.settings.ts';
