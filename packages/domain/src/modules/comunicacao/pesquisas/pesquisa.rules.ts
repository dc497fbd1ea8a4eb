/**
 * What of the answers is told, and when.
 *
 * Anonymous answers wait in an urn, one for each survey, type and house, and leave it in groups of at least five, drawn by lot: so
 * no result ever moves by fewer than five answers, and whoever looks twice subtracts nothing. After the first group five stay behind
 * until more come, that the last group is never a small one. Averages are told from five answers on; where a house has fewer, the smallest
 * of the others is hidden too as long as the hidden ones together are fewer than five, so that the total gives none away.
 * Averages are in hundredths (843 is 8,43). Source: decisions-members (Survey); docs/decisions/081, 074.
 */
import type { EstadoPesquisa } from './pesquisa.lists.ts';
import type { MotivoPesquisa } from './pesquisas.messages.ts';

export const MINIMO_RESPOSTAS = 5;

/** How many of an urn leave it now. `abertaAntes`: a group has left it before. */
export function quantasSaem(naUrna: number, abertaAntes: boolean): number {
  if (naUrna < MINIMO_RESPOSTAS) return 0;
  if (!abertaAntes) return naUrna;
  return naUrna >= 2 * MINIMO_RESPOSTAS ? naUrna - MINIMO_RESPOSTAS : 0;
}

export interface Urna {
  casa: string;
  naUrna: number;
}

/**
 * At the end every house's urn of a type is emptied if it holds five; the others together, without their house, if those are five.
 * What is left is never told: it would tell whose it is.
 */
export function quantasSaemNoFim(urnas: readonly Urna[]): { porCasa: Urna[]; semCasa: Urna[] } {
  const porCasa = urnas.filter(({ naUrna }) => naUrna >= MINIMO_RESPOSTAS);
  const poucas = urnas.filter(({ naUrna }) => naUrna < MINIMO_RESPOSTAS);
  const juntas = poucas.reduce((soma, { naUrna }) => soma + naUrna, 0);
  return { porCasa, semCasa: juntas >= MINIMO_RESPOSTAS ? poucas : [] };
}

/** Answers of one house to one type; without house: of several. */
export interface Parcela {
  casa: string | null;
  respostas: number;
  soma: number;
}
export interface Celula {
  casa: string | null;
  /** null: from 1 to 4, or hidden with them. */
  respostas: number | null;
  /** In hundredths. */
  media: number | null;
}
export interface Resumo {
  respostas: number | null;
  media: number | null;
  porCasa: Celula[];
}

const somar = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);
const mediaDe = (soma: number, respostas: number) => Math.round((soma * 100) / respostas);

export function resumir(parcelas: readonly Parcela[]): Resumo {
  const dadas = parcelas.filter(({ respostas }) => respostas > 0);
  const total = somar(dadas.map(({ respostas }) => respostas));
  if (total < MINIMO_RESPOSTAS) {
    return { respostas: total === 0 ? 0 : null, media: null, porCasa: [] };
  }
  const escondidas = new Set(dadas.filter(({ respostas }) => respostas < MINIMO_RESPOSTAS));
  const quantas = () => somar([...escondidas].map(({ respostas }) => respostas));
  const maiores = dadas.filter((uma) => !escondidas.has(uma)).toSorted((a, b) => a.respostas - b.respostas);
  while (escondidas.size > 0 && quantas() < MINIMO_RESPOSTAS) {
    const proxima = maiores.shift();
    if (!proxima) break;
    escondidas.add(proxima);
  }
  return {
    respostas: total,
    media: mediaDe(somar(dadas.map(({ soma }) => soma)), total),
    porCasa: dadas.map((uma) =>
      escondidas.has(uma)
        ? { casa: uma.casa, respostas: null, media: null }
        : { casa: uma.casa, respostas: uma.respostas, media: mediaDe(uma.soma, uma.respostas) },
    ),
  };
}

/** '8,4' */
export const textoDaMedia = (centesimos: number): string =>
  (Math.round(centesimos / 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });

/** Why a sending cannot be called off, held up or taken up again now; null: it can. */
export function motivoNaoCancelar(estado: EstadoPesquisa, envia: boolean): MotivoPesquisa | null {
  if (!envia) return 'so_consulta';
  if (estado === 'na_espera' || estado === 'aguardando_aprovacao') return null;
  return estado === 'cancelada' || estado === 'negada' ? 'cancelada' : 'ja_saiu';
}
export function motivoNaoInterromper(estado: EstadoPesquisa, envia: boolean): MotivoPesquisa | null {
  if (!envia) return 'so_consulta';
  if (estado === 'enviando') return null;
  if (estado === 'na_espera' || estado === 'aguardando_aprovacao') return 'nao_saiu';
  if (estado === 'interrompida') return 'interrompida';
  return estado === 'cancelada' || estado === 'negada' ? 'cancelada' : 'ja_enviada';
}
export function motivoNaoRetomar(estado: EstadoPesquisa, envia: boolean): MotivoPesquisa | null {
  if (!envia) return 'so_consulta';
  return estado === 'interrompida' ? null : 'nao_interrompida';
}

interface Aprovavel {
  estado: EstadoPesquisa;
  /** Who pressed send. */
  enviadaPorId: string | null;
}
export const motivoNaoNegar = ({ estado }: Pick<Aprovavel, 'estado'>, aprova: boolean): MotivoPesquisa | null => {
  if (!aprova) return 'so_consulta';
  return estado === 'aguardando_aprovacao' ? null : 'nao_aguarda';
};
/** Above the setting's limit another person says yes. `quem`: whoever asks. */
export const motivoNaoAprovar = (
  pesquisa: Aprovavel,
  { quem, aprova }: { quem: string; aprova: boolean },
): MotivoPesquisa | null =>
  motivoNaoNegar(pesquisa, aprova) ?? (pesquisa.enviadaPorId === quem ? 'outra_pessoa' : null);
