/**
 * CSV statements of Brazilian banks, from rows that are already cut into cells.
 *
 * A row is a movement when it has a day and an amount; balances, totals and empty rows are passed over, a row with a
 * text alone goes on with the description above it. A day or an amount that cannot be read refuses the whole file with its
 * line, since the file may be cut or meant otherwise. In: rows with the line at which each begins, the columns that the
 * account has kept, if any. Errors: `extratos.ilegivel`, `extratos.colunas_desconhecidas` (data.linhas: the first rows).
 * Source: issue 4 (statement import, CSV; faults); decision 027.
 */
import type { Centavos } from '@sede/domain/kernel';
import {
  cleanDocumento,
  cleanText,
  diasDos,
  type ExtratoLido,
  ilegivel,
  isSaldo,
  type LancamentoLido,
  MAX_LANCAMENTOS,
} from './extrato.arquivo.ts';
import { findCabecalho, type LeiauteCsv } from './extrato.colunas.ts';
import { readDia, readValor, sinalDaMarca } from './extrato.valor.ts';
import { extratosErrors } from './extratos.messages.ts';

export interface LinhaCsv {
  celulas: readonly string[];
  /** Line of the file where the row begins, from 1. */
  linha: number;
}

const AMOSTRA = 12;
const MAX_COLUNAS = 60;

type Lido = { saldo: Centavos; data: string } | LancamentoLido | 'pulada';

function valorDe({ celulas, linha }: LinhaCsv, leiaute: LeiauteCsv): Centavos | null {
  const read = (coluna: number | null): Centavos | null => {
    const texto = coluna === null ? '' : (celulas[coluna] ?? '').trim();
    if (texto === '' || texto === '-') return null;
    const valor = readValor(texto);
    if (valor === null) throw ilegivel(linha, `Valor duvidoso ou inválido: '${cleanText(texto, 40)}'.`);
    return valor;
  };
  if (leiaute.colunaValor !== null) {
    const valor = read(leiaute.colunaValor);
    if (valor === null || leiaute.colunaMarca === null) return valor;
    const sinal = sinalDaMarca(celulas[leiaute.colunaMarca] ?? '');
    return sinal < 0 ? -Math.abs(valor) : valor;
  }
  const [credito, debito] = [read(leiaute.colunaCredito), read(leiaute.colunaDebito)];
  if (credito !== null && debito !== null && credito !== 0 && debito !== 0) {
    throw ilegivel(linha, 'A linha tem crédito e débito ao mesmo tempo.');
  }
  if (debito !== null && debito !== 0) return -Math.abs(debito);
  return credito === null ? debito : credito;
}

function readLinha(row: LinhaCsv, leiaute: LeiauteCsv): Lido {
  const { celulas, linha } = row;
  const celula = (coluna: number | null) => (coluna === null ? '' : cleanText(celulas[coluna] ?? ''));
  const quando = celula(leiaute.colunaData);
  const descricao = cleanText([...new Set(leiaute.colunasDescricao.map(celula).filter(Boolean))].join(' · '));
  if (!/^[0-9]/.test(quando)) return 'pulada';
  const data = readDia(quando);
  if (data === null) throw ilegivel(linha, `Data inválida: '${cleanText(quando, 40)}'.`);
  if (isSaldo(descricao)) {
    const saldo = readValor(celula(leiaute.colunaSaldo) || celula(leiaute.colunaValor));
    return saldo === null ? 'pulada' : { saldo, data };
  }
  const valor = valorDe(row, leiaute);
  if (valor === null) throw ilegivel(linha, 'A linha tem data e não tem valor: o arquivo pode estar cortado.');
  if (valor === 0) return 'pulada';
  return {
    data,
    valor,
    descricao: descricao || 'Sem descrição',
    documento: cleanDocumento(celula(leiaute.colunaDocumento)),
    fitid: null,
    linha,
  };
}

/** A row with words in the description alone: what the bank did not fit into the line above. */
function continuacao({ celulas }: LinhaCsv, leiaute: LeiauteCsv): string {
  const textos = leiaute.colunasDescricao.map((coluna) => cleanText(celulas[coluna] ?? '')).filter(Boolean);
  const outras = celulas.filter((celula, coluna) => celula.trim() !== '' && !leiaute.colunasDescricao.includes(coluna));
  return outras.length === 0 ? textos.join(' · ') : '';
}

/** A last row that is shorter than the movement before it was cut in its middle, perhaps in its amount. */
function refuseCortado(linhas: readonly LinhaCsv[]): void {
  const [anterior, ultima] = linhas.slice(-2);
  if (!anterior || !ultima) return;
  const cheia = (row: LinhaCsv) => row.celulas.some((celula) => readDia(celula) !== null);
  if (cheia(anterior) && cheia(ultima) && ultima.celulas.length < anterior.celulas.length) {
    throw ilegivel(ultima.linha, 'A última linha tem menos colunas do que as outras: o arquivo pode estar cortado.');
  }
}

export function readCsv(linhas: readonly LinhaCsv[], guardado: LeiauteCsv | null): ExtratoLido {
  if (linhas.some(({ celulas }) => celulas.length > MAX_COLUNAS)) throw ilegivel(null, 'O arquivo tem colunas demais.');
  const cabecalho = findCabecalho(linhas.map(({ celulas }) => celulas));
  const leiaute = guardado ?? cabecalho;
  if (!leiaute) {
    const amostra = linhas.slice(0, AMOSTRA).map(({ celulas }) => celulas.map((celula) => cleanText(celula, 80)));
    throw extratosErrors.colunas_desconhecidas({ data: { linhas: amostra } });
  }
  refuseCortado(linhas);
  const lancamentos: LancamentoLido[] = [];
  let puladas = 0;
  let ultimo: { saldo: Centavos; data: string } | null = null;
  for (const row of linhas.slice((cabecalho?.linha ?? -1) + 1)) {
    const lido = readLinha(row, leiaute);
    if (lido === 'pulada') {
      const mais = continuacao(row, leiaute);
      const anterior = lancamentos.at(-1);
      if (mais !== '' && anterior && anterior.linha === row.linha - 1) {
        anterior.descricao = cleanText(`${anterior.descricao} · ${mais}`);
      }
      puladas += 1;
    } else if ('saldo' in lido) {
      if (ultimo === null || lido.data >= ultimo.data) ultimo = lido;
      puladas += 1;
    } else lancamentos.push(lido);
    if (lancamentos.length > MAX_LANCAMENTOS) {
      throw ilegivel(null, `O arquivo tem mais de ${MAX_LANCAMENTOS.toLocaleString('pt-BR')} lançamentos.`);
    }
  }
  const dias = diasDos(lancamentos);
  if (!dias) throw ilegivel(null, 'Não há lançamentos no arquivo.');
  // A balance told after the last movement is the file's; one from before is not its end.
  const fecha = ultimo !== null && ultimo.data >= dias.fim ? ultimo : null;
  const [saldo, dataSaldo] = [fecha?.saldo ?? null, fecha?.data ?? null];
  return { formato: 'csv', conta: null, lancamentos, ...dias, saldo, dataSaldo, puladas };
}

/** The mark between the cells: the one that cuts most lines into the same number of cells, at least two. */
export function separadorDe(texto: string): ';' | ',' | '\t' {
  const linhas = texto.split(/\r?\n/, 200).filter((linha) => linha.trim() !== '');
  const placar = ([';', '\t', ','] as const).map((separador) => {
    const contas = new Map<number, number>();
    for (const linha of linhas) {
      const celulas = linha.replace(/"[^"]*"/g, '').split(separador).length;
      if (celulas > 1) contas.set(celulas, (contas.get(celulas) ?? 0) + 1);
    }
    return { separador, linhas: Math.max(0, ...contas.values()) };
  });
  return placar.toSorted((a, b) => b.linhas - a.linhas)[0]?.separador ?? ';';
}
