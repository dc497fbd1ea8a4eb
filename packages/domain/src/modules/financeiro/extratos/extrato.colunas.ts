/**
 * Which column of a bank's CSV is what: found by its header, or told once per account and kept.
 *
 * In: rows of cells. Out: the columns' places (from 0) and the row of the header, or null when the header says too
 * little. A person's own choice (`LeiauteCsv`) has the same shape. Source: issue 4 (statement import, CSV).
 */
import { normaliseText } from '@sede/domain/kernel';

export interface LeiauteCsv {
  colunaData: number;
  colunasDescricao: number[];
  colunaDocumento: number | null;
  /** One signed column, perhaps with its mark in another … */
  colunaValor: number | null;
  colunaMarca: number | null;
  /** … or one column each. */
  colunaCredito: number | null;
  colunaDebito: number | null;
  colunaSaldo: number | null;
}

export interface Cabecalho extends LeiauteCsv {
  /** Index of the header's row; −1 where there is none. */
  linha: number;
}

/** Words of a header, without accents, punctuation and what stands in brackets. */
const chave = (celula: string): string =>
  normaliseText(celula.replace(/\([^)]*\)/g, ' '))
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

const DATA = /^(data|dt|date)( (do |de )?(lancamento|mov|movimento|movimentacao|transacao|operacao|posting))?$/;
const DESCRICAO =
  /^(historico|descricao|lancamentos?|titulo|detalhes?|complemento|memo|description|transacao|favorecido|razao social|nome|historico complementar|descricao (do |da )?(lancamento|transacao|operacao))$/;
const DOCUMENTO =
  /^((n|no|nr|num|numero)( do)? )?(documento|docto|dcto|doc|nr doc|identificador|autenticacao|cheque)( n)?$/;
const VALOR = /^(valor|valor r|montante|quantia|amount|value|valor (do )?(lancamento|movimento|transacao|operacao))$/;
const CREDITO = /^(creditos?|entradas?|valor (do )?credito|credit)$/;
const DEBITO = /^(debitos?|saidas?|valor (do )?debito|debit)$/;
const MARCA =
  /^(d\/c|c\/d|dc|cd|deb\/cred|cred\/deb|debito\/credito|credito\/debito|deb cred|cred deb|natureza|tipo|sinal|inf)$/;
const SALDO = /^(saldos?|balance|saldo (do dia|final|atual))$/;

/** How far down a header may stand: banks put names, accounts and periods above it. */
const ATE_LINHA = 40;

function colunasDe(celulas: readonly string[]): Cabecalho | null {
  const chaves = celulas.map(chave);
  const onde = (padrao: RegExp) => {
    const lugar = chaves.findIndex((uma) => padrao.test(uma));
    return lugar < 0 ? null : lugar;
  };
  const data = onde(DATA);
  const [valor, credito, debito] = [onde(VALOR), onde(CREDITO), onde(DEBITO)];
  if (data === null || (valor === null && (credito === null || debito === null))) return null;
  const descricao = chaves.flatMap((uma, lugar) => (DESCRICAO.test(uma) && lugar !== data ? [lugar] : []));
  if (descricao.length === 0) return null;
  const junto = valor !== null;
  return {
    linha: 0,
    colunaData: data,
    colunasDescricao: descricao,
    colunaDocumento: onde(DOCUMENTO),
    colunaValor: valor,
    colunaMarca: junto ? onde(MARCA) : null,
    colunaCredito: junto ? null : credito,
    colunaDebito: junto ? null : debito,
    colunaSaldo: onde(SALDO),
  };
}

export function findCabecalho(linhas: readonly (readonly string[])[]): Cabecalho | null {
  for (const [linha, celulas] of linhas.slice(0, ATE_LINHA).entries()) {
    const achado = colunasDe(celulas);
    if (achado) return { ...achado, linha };
  }
  return null;
}
