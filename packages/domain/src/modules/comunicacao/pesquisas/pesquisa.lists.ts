/**
 * Words and limits of the satisfaction survey. No zod.
 *
 * A survey (`pesquisa`) is one sending: its types, its mode, whom it went to. An answer is one type's score (0–10) with a comment. What
 * holds of every mailing (the minute it is held, who stays out and why, the typed number) stands in `comunicacoes`.
 *
 *     [aguardando_aprovacao →] na_espera → enviando ⇄ interrompida → enviada → encerrada; before the first mail left: cancelada, negada
 *
 * Source: spec 2 §2, §9 (Survey types); decisions-members (Survey); docs/decisions/081.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

/** The text's types, in its order; what each is called stands in the settings. */
export const TIPOS_PESQUISA = ['juridico', 'odonto', 'contabil', 'psicologico', 'nutricao'] as const;
export type TipoPesquisa = (typeof TIPOS_PESQUISA)[number];

/** Where the settings' own words are not at hand: the history. */
export const ROTULO_TIPO_PESQUISA: Record<TipoPesquisa, string> = {
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

export const ESTADOS_PESQUISA = [
  'aguardando_aprovacao',
  'na_espera',
  'enviando',
  'interrompida',
  'enviada',
  'encerrada',
  'cancelada',
  'negada',
] as const;
export type EstadoPesquisa = (typeof ESTADOS_PESQUISA)[number];
export const ROTULO_ESTADO_PESQUISA: Record<EstadoPesquisa, string> = {
  aguardando_aprovacao: 'Aguardando aprovação',
  na_espera: 'Saindo',
  enviando: 'Enviando',
  interrompida: 'Interrompida',
  enviada: 'Recebendo respostas',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
  negada: 'Negada',
};

/** The topic of the messages (setting `temasDeComunicacao`) that a member turns off to get no survey. */
export const TEMA_DAS_PESQUISAS = 'Pesquisas';

export const NOTA_MAXIMA = 10;
export const MAX_COMENTARIO = 1000;
/** A link's life, from the sending. */
export const PRAZO_DIAS = 30;
export const LEMBRETE_DIAS = 7;
/** One survey reaches at most so many: one union. */
export const MAX_DESTINATARIOS = 50_000;

export const PESQUISA_FIELDS = {
  modo: { rotulo: 'Modo', tipo: 'texto', valores: ROTULO_MODO },
  tipos: { rotulo: 'Tipos', tipo: 'lista', valores: ROTULO_TIPO_PESQUISA },
  estado: { rotulo: 'Situação', tipo: 'texto', valores: ROTULO_ESTADO_PESQUISA },
  esperados: { rotulo: 'Destinatários', tipo: 'inteiro' },
  expiraEm: { rotulo: 'Respostas até', tipo: 'data' },
  saiEm: { rotulo: 'Sai em', tipo: 'instante' },
  aprovadaEm: { rotulo: 'Aprovada em', tipo: 'instante' },
  recusaMotivo: { rotulo: 'Motivo da recusa', tipo: 'texto' },
  concluidaEm: { rotulo: 'Enviada em', tipo: 'instante' },
  lembradaEm: { rotulo: 'Lembrete em', tipo: 'instante' },
} as const satisfies FieldSpecs;

/** The newest first. */
export const PESQUISAS_ORDEM = listOrder(['criadoEm', 'expiraEm'], '-criadoEm');
export const FILIADOS_DA_PESQUISA_ORDEM = listOrder(['nome', 'casa', 'matricula'], 'nome');
