/**
 * How a house writes its file, as data: columns by header, place or positions; separator, decimals and trailer.
 *
 * A column is found by one of its `nomes` (accents and case aside) where the file has a header, by `posicao` (from 1) where it has
 * none, by `inicio` and `tamanho` (from 1) in fixed lines. Source: decisions §8; decisions-members (Consignação).
 */

export const COLUNAS = ['cpf', 'matricula', 'nome', 'valor', 'rubrica'] as const;
export type Coluna = (typeof COLUNAS)[number];

export interface LugarDaColuna {
  nomes?: readonly string[] | undefined;
  posicao?: number | undefined;
  inicio?: number | undefined;
  tamanho?: number | undefined;
}

export const SEPARADORES = ['auto', ';', ',', 'tab'] as const;
/** 'separador': comma or point as written; 'implicito': the last two digits are cents. */
export const DECIMAIS = ['separador', 'implicito'] as const;

export interface Rodape {
  /** The last line begins with it. */
  marca: string;
  quantidade?: LugarDaColuna | undefined;
  soma?: LugarDaColuna | undefined;
}

export interface DefinicaoDeLayout {
  tipo: 'delimitado' | 'fixo';
  cabecalho: boolean;
  separador: (typeof SEPARADORES)[number];
  decimais: (typeof DECIMAIS)[number];
  colunas: Partial<Record<Coluna, LugarDaColuna>>;
  rodape: Rodape | null;
}

/** Shipped for each house, so that the first upload works; version 0. */
export const LAYOUT_PADRAO: DefinicaoDeLayout = {
  tipo: 'delimitado',
  cabecalho: true,
  separador: 'auto',
  decimais: 'separador',
  colunas: {
    cpf: { nomes: ['cpf'] },
    matricula: { nomes: ['matricula', 'ponto'] },
    nome: { nomes: ['nome', 'nome completo'] },
    valor: { nomes: ['valor'] },
    rubrica: { nomes: ['rubrica'] },
  },
  rodape: null,
};
export const NOME_DO_LAYOUT_PADRAO = 'Padrão';

const placed = (layout: DefinicaoDeLayout, lugar: LugarDaColuna | undefined, comNome: boolean): boolean => {
  if (!lugar) return false;
  if (layout.tipo === 'fixo') return lugar.inicio !== undefined && lugar.tamanho !== undefined;
  return comNome ? (lugar.nomes ?? []).length > 0 : lugar.posicao !== undefined;
};

/** What a layout lacks, one message a field; {} when it can be used. */
export function faltasDoLayout(layout: DefinicaoDeLayout): Record<string, string> {
  const comNome = layout.tipo === 'delimitado' && layout.cabecalho;
  const faltas: Record<string, string> = {};
  if (!placed(layout, layout.colunas.valor, comNome)) faltas.valor = 'Diga onde está o valor.';
  if (!placed(layout, layout.colunas.cpf, comNome) && !placed(layout, layout.colunas.matricula, comNome))
    faltas.cpf = 'Diga onde está o CPF ou a matrícula.';
  for (const coluna of COLUNAS)
    if (layout.colunas[coluna] && !placed(layout, layout.colunas[coluna], comNome) && faltas[coluna] === undefined)
      faltas[coluna] = 'Diga onde está a coluna, ou deixe-a de fora.';
  if (layout.rodape) {
    const { quantidade, soma } = layout.rodape;
    if (!quantidade && !soma) faltas.rodape = 'Diga onde o rodapé tem a quantidade ou a soma.';
    for (const lugar of [quantidade, soma])
      if (lugar && !placed(layout, lugar, false)) faltas.rodape = 'Diga onde o rodapé tem a quantidade ou a soma.';
  }
  return faltas;
}
