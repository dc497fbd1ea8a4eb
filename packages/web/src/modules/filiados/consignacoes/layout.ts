/**
 * A house's layout while it is written: what the form holds, and the definition that is tested and kept.
 *
 * `modo` says by what a column is found: its names, its place, its positions. What belongs to another mode stays in the form, so that
 * nothing typed is lost, and leaves the definition. Source: decisions-members (Consignação).
 */
import {
  COLUNAS,
  type Coluna,
  type DefinicaoDeLayout,
  type LayoutDaCasa,
  type LugarDaColuna,
} from '@sede/domain/modules/filiados/consignacoes';

export type Modo = 'nomes' | 'posicao' | 'fixo';
type Definicao = LayoutDaCasa['definicao'];
type Lugar = NonNullable<Definicao['colunas'][Coluna]>;

export const modoDe = ({ tipo, cabecalho }: Pick<DefinicaoDeLayout, 'tipo' | 'cabecalho'>): Modo =>
  tipo === 'fixo' ? 'fixo' : cabecalho ? 'nomes' : 'posicao';

/** The place in this mode alone; undefined where nothing was said of it. */
function lugarNo(modo: Modo, { nomes, posicao, inicio, tamanho }: LugarDaColuna = {}): Lugar | undefined {
  if (modo === 'nomes') return nomes && nomes.length > 0 ? { nomes: [...nomes] } : undefined;
  if (modo === 'posicao') return posicao === undefined ? undefined : { posicao };
  if (inicio === undefined && tamanho === undefined) return undefined;
  return { ...(inicio !== undefined && { inicio }), ...(tamanho !== undefined && { tamanho }) };
}

export function definicaoDe(escrita: DefinicaoDeLayout): Definicao {
  const modo = modoDe(escrita);
  const { tipo, cabecalho, separador, decimais, rodape } = escrita;
  const doRodape = modo === 'fixo' ? modo : 'posicao';
  const colunas: Definicao['colunas'] = {};
  for (const coluna of COLUNAS) {
    const lugar = lugarNo(modo, escrita.colunas[coluna]);
    if (lugar) colunas[coluna] = lugar;
  }
  const [quantidade, soma] = [lugarNo(doRodape, rodape?.quantidade), lugarNo(doRodape, rodape?.soma)];
  return {
    ...{ tipo, cabecalho, separador, decimais, colunas },
    rodape: rodape && { marca: rodape.marca, ...(quantidade && { quantidade }), ...(soma && { soma }) },
  };
}

/** 'cpf, documento' ↔ its names. */
export const textoDosNomes = (nomes: readonly string[] | undefined): string => (nomes ?? []).join(', ');
export const nomesDoTexto = (texto: string): string[] =>
  texto
    .split(',')
    .map((nome) => nome.trim())
    .filter((nome) => nome !== '');
