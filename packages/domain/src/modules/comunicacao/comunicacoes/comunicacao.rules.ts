/**
 * What may be done with a mailing now, what must be typed or approved, and the placeholders of a text.
 *
 * Counts are numbers of mails. Source: decisions-members (Communication).
 */
import {
  CAMPOS_DA_MENSAGEM,
  type CampoDaMensagem,
  DIGITA_ACIMA_DE,
  type EstadoDeComunicacao,
  type EstadoDoDestinatario,
} from './comunicacao.lists.ts';
import type { MotivoComunicacao } from './comunicacoes.messages.ts';

interface Situada {
  estado: EstadoDeComunicacao;
}
interface Aprovavel extends Situada {
  /** Whoever wrote in it, and who pressed send. */
  editores: readonly string[];
  enviadaPor: string | null;
}

const em =
  (motivo: MotivoComunicacao, ...estados: EstadoDeComunicacao[]) =>
  ({ estado }: Situada) =>
    estados.includes(estado) ? null : motivo;

export const motivoNaoEditar = em('nao_e_rascunho', 'rascunho');
export const motivoNaoEnviar = em('nao_e_rascunho', 'rascunho');
export const motivoNaoNegar = em('nao_aguarda', 'aguardando_aprovacao');
/** Whoever asked may take it back while nobody has decided, and everybody while it is held. */
export const motivoNaoCancelar = em('ja_saindo', 'aguardando_aprovacao', 'na_espera');
export const motivoNaoInterromper = em('nao_saindo', 'na_espera', 'enviando');
export const motivoNaoRetomar = em('nao_interrompida', 'interrompida');
export const motivoNaoCorrigir = em('nao_enviada', 'enviando', 'interrompida', 'concluida');
export const motivoNaoAprovar = ({ estado, editores, enviadaPor }: Aprovavel, quem: string): MotivoComunicacao | null =>
  motivoNaoNegar({ estado }) ?? (enviadaPor === quem || editores.includes(quem) ? 'outra_pessoa' : null);
export const motivoNaoRepetir = ({ estado }: { estado: EstadoDoDestinatario }): MotivoComunicacao | null =>
  estado === 'falhou' || estado === 'incerto' ? null : 'nao_repete';

/** Whether the number must be typed before it is sent. */
export const digitaNumero = (mensagens: number): boolean => mensagens > DIGITA_ACIMA_DE;
/** `limite`: of the setting; 0: none, whoever sends decides alone. */
export const precisaAprovar = (mensagens: number, limite: number): boolean => limite > 0 && mensagens > limite;

const MARCA = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isCampo = (nome: string): nome is CampoDaMensagem => CAMPOS_DA_MENSAGEM.some(({ valor }) => valor === nome);

/** Where the placeholders of a text stand, and whether there is such a one. */
export const marcasDe = (texto: string): { de: number; ate: number; nome: string; existe: boolean }[] =>
  [...texto.matchAll(MARCA)].map(({ 0: toda, 1: nome = '', index: de }) => ({
    ...{ de, ate: de + toda.length, nome, existe: isCampo(nome) },
  }));

/** The placeholders of a text: those that there are, and what nobody knows. */
export function camposDe(texto: string): { usados: CampoDaMensagem[]; desconhecidos: string[] } {
  const nomes = [...new Set(marcasDe(texto).map(({ nome }) => nome))];
  return { usados: nomes.filter(isCampo), desconhecidos: nomes.filter((nome) => !isCampo(nome)) };
}

/** `quote`: what the text's kind makes of a value. A value that is unknown is left out. */
export const preencher = (
  texto: string,
  valores: Readonly<Record<string, string>>,
  quote: (valor: string) => string = (valor) => valor,
): string => texto.replace(MARCA, (_tudo, nome: string) => quote(valores[nome] ?? ''));
