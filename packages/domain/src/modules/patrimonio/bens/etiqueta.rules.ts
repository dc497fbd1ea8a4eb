/**
 * Where labels stand on their paper. No zod.
 *
 * Unit: millimetres from the left and top edge of a page. Positions count from 1, along the rows. A sheet of which some labels are used is
 * begun at its first free one; the sheets after it are whole. Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
export const PAPEIS_DE_ETIQUETA = ['a4', 'rolo'] as const;
export type PapelDeEtiqueta = (typeof PAPEIS_DE_ETIQUETA)[number];

export const PAPEL_ROTULOS: Record<PapelDeEtiqueta, string> = {
  a4: 'Folha A4, 33 etiquetas de 63,5 × 25,4 mm',
  rolo: 'Etiquetadora, uma de 50 × 30 mm por página',
};

export interface FormatoDaEtiqueta {
  pagina: { largura: number; altura: number };
  etiqueta: { largura: number; altura: number };
  colunas: number;
  linhas: number;
  /** Of the first label. */
  esquerda: number;
  topo: number;
  /** From one label to the next, its own side included. */
  passoX: number;
  passoY: number;
}

export const FORMATOS_DE_ETIQUETA: Record<PapelDeEtiqueta, FormatoDaEtiqueta> = {
  a4: {
    pagina: { largura: 210, altura: 297 },
    etiqueta: { largura: 63.5, altura: 25.4 },
    ...{ colunas: 3, linhas: 11, esquerda: 7.2, topo: 8.8, passoX: 66.04, passoY: 25.4 },
  },
  rolo: {
    pagina: { largura: 50, altura: 30 },
    etiqueta: { largura: 50, altura: 30 },
    ...{ colunas: 1, linhas: 1, esquerda: 0, topo: 0, passoX: 50, passoY: 30 },
  },
};

export const etiquetasPorFolha = ({ colunas, linhas }: Pick<FormatoDaEtiqueta, 'colunas' | 'linhas'>): number =>
  colunas * linhas;

const A4 = etiquetasPorFolha(FORMATOS_DE_ETIQUETA.a4);
/** Positions of the paper that has most. */
export const MAX_POSICAO = A4;

/** A position that the paper does not have is its first. */
export const posicaoNoPapel = (papel: PapelDeEtiqueta, primeira: number): number =>
  primeira <= etiquetasPorFolha(FORMATOS_DE_ETIQUETA[papel]) ? primeira : 1;

export interface LugarDaEtiqueta {
  /** From 0. */
  folha: number;
  x: number;
  y: number;
}

/** The place of label `n` (from 0) of a print that begins at position `primeira`. */
export function lugarDaEtiqueta(papel: PapelDeEtiqueta, primeira: number, n: number): LugarDaEtiqueta {
  const formato = FORMATOS_DE_ETIQUETA[papel];
  const { colunas, esquerda, topo, passoX, passoY } = formato;
  const porFolha = etiquetasPorFolha(formato);
  const posicao = posicaoNoPapel(papel, primeira) - 1 + n;
  const naFolha = posicao % porFolha;
  return {
    folha: Math.floor(posicao / porFolha),
    x: esquerda + (naFolha % colunas) * passoX,
    y: topo + Math.floor(naFolha / colunas) * passoY,
  };
}

export const folhasDeEtiquetas = (papel: PapelDeEtiqueta, primeira: number, quantas: number): number =>
  quantas === 0 ? 0 : lugarDaEtiqueta(papel, primeira, quantas - 1).folha + 1;
