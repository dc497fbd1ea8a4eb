/**
 * A mailing to members: its states and its recipients', why somebody gets none, its fields and limits. No zod.
 *
 *     rascunho → aguardando_aprovacao → na_espera → enviando ⇄ interrompida → concluida
 *
 * Source: spec 2 §2, §4, §9; decisions-members (Communication).
 */
import { type FieldSpecs, type FileRule, listOrder } from '@sede/domain/kernel';

export const ESTADOS_DE_COMUNICACAO = [
  'rascunho',
  'aguardando_aprovacao',
  'na_espera',
  'enviando',
  'interrompida',
  'concluida',
] as const;
export type EstadoDeComunicacao = (typeof ESTADOS_DE_COMUNICACAO)[number];
export const ROTULO_ESTADO_DE_COMUNICACAO: Record<EstadoDeComunicacao, string> = {
  rascunho: 'Rascunho',
  aguardando_aprovacao: 'Aguardando aprovação',
  na_espera: 'Saindo em instantes',
  enviando: 'Enviando',
  interrompida: 'Interrompida',
  concluida: 'Enviada',
};
/** In the place of 'Enviada' where no mail server is configured: nothing left the house. */
export const ROTULO_ARQUIVADA = 'Arquivada';

export const TIPOS_DE_COMUNICACAO = [{ valor: 'email', rotulo: 'E-mail' }] as const;

/** `na_caixa`: in the outbox, not yet delivered. */
export const ESTADOS_DO_DESTINATARIO = [
  'na_fila',
  'na_caixa',
  'enviado',
  'arquivado',
  'falhou',
  'incerto',
  'de_fora',
] as const;
export type EstadoDoDestinatario = (typeof ESTADOS_DO_DESTINATARIO)[number];
export const ROTULO_ESTADO_DO_DESTINATARIO: Record<EstadoDoDestinatario, string> = {
  na_fila: 'Na fila',
  na_caixa: 'Saindo',
  enviado: 'Enviado',
  arquivado: 'Arquivado',
  falhou: 'Falhou',
  incerto: 'Incerto',
  de_fora: 'Deixado de fora',
};

/** Why somebody of the selection gets none: the first that holds, in this order. The last two come after the sending began. */
export const MOTIVOS_DE_FORA = [
  'falecido',
  'sem_email',
  'provisorio',
  'devolvido',
  'nao_quer',
  'mesmo_email',
  'desfiliado',
  'encerrada',
  'excluido',
] as const;
export type MotivoDeFora = (typeof MOTIVOS_DE_FORA)[number];
export const ROTULO_DE_FORA: Record<MotivoDeFora, string> = {
  falecido: 'Falecido',
  sem_email: 'Sem e-mail',
  provisorio: 'E-mail provisório',
  devolvido: 'E-mail devolvido',
  nao_quer: 'Não quer este assunto',
  mesmo_email: 'Mesmo e-mail de outro destinatário',
  desfiliado: 'Desfiliado',
  encerrada: 'Envio encerrado antes',
  excluido: 'Ficha excluída',
};

/** What a text may ask of each recipient, as `{{nome}}`. */
export const CAMPOS_DA_MENSAGEM = [
  { valor: 'nome', rotulo: 'Nome' },
  { valor: 'primeiro_nome', rotulo: 'Primeiro nome' },
  { valor: 'casa', rotulo: 'Casa' },
  { valor: 'matricula', rotulo: 'Matrícula' },
] as const;
export type CampoDaMensagem = (typeof CAMPOS_DA_MENSAGEM)[number]['valor'];
/** Stands for a name that is empty. */
export const SEM_NOME = 'filiado(a)';

/** Names shown in the dialog, then 'e mais N filiado(s)'. */
export const NOMES_MOSTRADOS = 20;
/** Above so many the number is typed. */
export const DIGITA_ACIMA_DE = 50;
/** How long the server holds a mailing before the first mail leaves. */
export const ESPERA_SEGUNDOS = 60;
/** The same title to mostly the same people within so many hours asks again. */
export const REPETIDA_HORAS = 24;
export const MAX_TITULO = 200;
export const MAX_CORPO = 200_000;
/** Members that a selection names one by one; more are a filter. */
export const MAX_IDS_SELECIONADOS = 2000;
/** Letters from which the search for a case begins. */
export const MIN_LETRAS_PROCESSO = 3;

/** Bytes of all pictures of one message. */
export const MAX_IMAGENS = 1_000_000;
export const IMAGENS_DA_MENSAGEM: FileRule = {
  modulo: 'comunicacoes',
  kinds: ['png', 'jpeg', 'gif'],
  maxBytes: 500_000,
};

export const COMUNICACAO_FIELDS = {
  titulo: { rotulo: 'Título', tipo: 'texto' },
  tema: { rotulo: 'Assunto', tipo: 'texto' },
  remetente: { rotulo: 'Remetente', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_DE_COMUNICACAO },
  esperados: { rotulo: 'Mensagens', tipo: 'inteiro' },
  saiEm: { rotulo: 'Sai em', tipo: 'instante' },
  enviadaEm: { rotulo: 'Enviada em', tipo: 'instante' },
  aprovadaEm: { rotulo: 'Aprovada em', tipo: 'instante' },
  recusaMotivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
  concluidaEm: { rotulo: 'Concluída em', tipo: 'instante' },
} as const satisfies FieldSpecs;

export const IMAGEM_FIELDS = { nome: { rotulo: 'Imagem', tipo: 'texto' } } as const satisfies FieldSpecs;

export const DESTINATARIO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  casa: { rotulo: 'Casa', tipo: 'texto' },
  email: { rotulo: 'E-mail', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_DO_DESTINATARIO },
  motivo: { rotulo: 'Motivo', tipo: 'texto', valores: ROTULO_DE_FORA },
  enviadoEm: { rotulo: 'Enviado em', tipo: 'instante' },
} as const satisfies FieldSpecs;

export const COMUNICACOES_ORDEM = listOrder(['atualizadoEm', 'enviadaEm', 'titulo'], '-atualizadoEm');
export const DESTINATARIOS_ORDEM = listOrder(['nome', 'enviadoEm'], 'nome');
export const FILIADOS_DA_COMUNICACAO_ORDEM = listOrder(
  ['nome', 'matricula', 'casa', 'cargo', 'cidade', 'situacao'],
  'nome',
);
