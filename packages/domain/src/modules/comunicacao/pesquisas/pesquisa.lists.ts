/**
 * Words and limits of the satisfaction survey. No zod.
 *
 * A survey (`pesquisa`) is one sending: its types, its mode, whom it went to. An answer is one type's score (0–10) with a comment.
 * Source: spec 2 §2, §9 (Survey types); decisions-members (Survey); docs/decisions/081.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

/** The text's types, in its order; what each is called stands in the settings. */
export const TIPOS_PESQUISA = ['juridico', 'odonto', 'contabil', 'psicologico', 'nutricao'] as const;
export type TipoPesquisa = (typeof TIPOS_PESQUISA)[number];

/** Where the settings' own words are not at hand: the history. */
const ROTULO_TIPO: Record<TipoPesquisa, string> = {
  juridico: 'Jurídico',
  odonto: 'Odonto',
  contabil: 'Contábil',
  psicologico: 'Psicológico',
  nutricao: 'Nutrição',
};

export const MODOS = [
  {
    valor: 'anonima',
    rotulo: 'Anônima',
    ajuda: 'Ninguém fica sabendo quem respondeu o quê, nem o sindicato.',
  },
  {
    valor: 'identificada',
    rotulo: 'Identificada',
    ajuda: 'As respostas ficam com o nome de quem respondeu.',
  },
] as const;
export const VALORES_MODO = ['anonima', 'identificada'] as const;
export type ModoPesquisa = (typeof VALORES_MODO)[number];
export const ROTULO_MODO: Record<ModoPesquisa, string> = { anonima: 'Anônima', identificada: 'Identificada' };

export const ESTADOS_PESQUISA = ['na_espera', 'enviando', 'interrompida', 'enviada', 'encerrada', 'cancelada'] as const;
export type EstadoPesquisa = (typeof ESTADOS_PESQUISA)[number];
export const ROTULO_ESTADO_PESQUISA: Record<EstadoPesquisa, string> = {
  na_espera: 'Saindo',
  enviando: 'Enviando',
  interrompida: 'Interrompida',
  enviada: 'Recebendo respostas',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
};

/** Why somebody of the selection gets none; the first that holds. */
export const MOTIVOS_DE_FORA = [
  'falecido',
  'desfiliado',
  'sem_email',
  'provisorio',
  'devolvido',
  'tema',
  'mesmo_email',
] as const;
export type MotivoDeFora = (typeof MOTIVOS_DE_FORA)[number];
export const ROTULO_MOTIVO_DE_FORA: Record<MotivoDeFora, string> = {
  falecido: 'falecidos',
  desfiliado: 'não são mais filiados',
  sem_email: 'sem e-mail',
  provisorio: 'com e-mail provisório',
  devolvido: 'com e-mail devolvido',
  tema: 'não querem receber pesquisas',
  mesmo_email: 'com o mesmo e-mail de outro filiado',
};

/** The topic of the messages (setting `temasDeComunicacao`) that a member turns off to get no survey. */
export const TEMA_DAS_PESQUISAS = 'Pesquisas';

export const NOTA_MAXIMA = 10;
export const MAX_COMENTARIO = 1000;
/** A link's life, from the sending. */
export const PRAZO_DIAS = 30;
export const LEMBRETE_DIAS = 7;
/** Until then the sending can be cancelled. */
export const ESPERA_SEGUNDOS = 60;
/** Above it the number is typed. */
export const CONFIRMA_ACIMA = 50;
/** Mails that a minute puts into the outbox. */
export const POR_MINUTO = 60;
/** Of the confirmation: names that are shown. */
export const NOMES_MOSTRADOS = 20;
/** One survey reaches at most so many: one union. */
export const MAX_DESTINATARIOS = 50_000;

export const PESQUISA_FIELDS = {
  modo: { rotulo: 'Modo', tipo: 'texto', valores: ROTULO_MODO },
  tipos: { rotulo: 'Tipos', tipo: 'lista', valores: ROTULO_TIPO },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_PESQUISA },
  esperados: { rotulo: 'Destinatários', tipo: 'inteiro' },
  expiraEm: { rotulo: 'Respostas até', tipo: 'data' },
  saiEm: { rotulo: 'Sai em', tipo: 'instante' },
  concluidaEm: { rotulo: 'Enviada em', tipo: 'instante' },
  lembradaEm: { rotulo: 'Lembrete em', tipo: 'instante' },
} as const satisfies FieldSpecs;

/** The newest first. */
export const PESQUISAS_ORDEM = listOrder(['criadoEm', 'expiraEm'], '-criadoEm');
export const FILIADOS_DA_PESQUISA_ORDEM = listOrder(['nome', 'casa', 'matricula'], 'nome');
