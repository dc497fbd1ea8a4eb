/**
 * How a pasted list becomes members: its CPFs and matrículas are read, then each is told what becomes of it.
 *
 * In: rows of cells (a text: its lines, cut at separators). With a header that names CPF, matrícula or ponto only those columns count, of
 * a row the CPF first; without one every cell does. A CPF may have dots, or have lost its zeros to a spreadsheet; words beside a number
 * are a name. A line without any number is not found, and says so; a first one is a header. Out: entries with the line they stand in.
 * Pure. Errors: `listas-processo.vazia`, `.grande_demais`. Source: decisions-legal (Cases: 'Colar lista'); brazil.md (CPF, 4.8).
 */
import { isCpf, normaliseText, tidyText } from '@sede/domain/kernel';
import { chaveMatricula } from '../../filiados/filiados/index.ts';
import { LISTA_ARQUIVO, type SituacaoDaEntrada } from './lista-processo.lists.ts';
import { listasProcessoErrors as errors, listasProcessoMessages as messages } from './listas-processo.messages.ts';

export interface Entrada {
  /** From 1, as in the paste or the sheet. */
  linha: number;
  lido: string;
  cpf: string | null;
  /** The CPF came without its leading zeros. */
  completado: boolean;
  /** Of a matrícula. */
  chave: string | null;
  problema: string | null;
}

const CPF_DIGITS = 11;
const MAX_LIDO = 60;
const SEPARATOR = /[;,\t|]/;
const CPF_INSIDE = /(?<![0-9])(?:[0-9]{3}\.[0-9]{3}\.[0-9]{3}-?[0-9]{2}|[0-9]{11})(?![0-9])/g;
const ONLY_DIGITS = /^[0-9][0-9.\-/ ]*$/;
const MATRICULA = /^[A-Za-z]{0,3}[ .-]*[0-9][0-9.\-/ ]*[A-Za-z]?$/;
const COLUNAS = [['cpf'], ['matricula', 'ponto']] as const;

/** Full-width digits and spaces of other kinds as plain ones; a number as a spreadsheet writes it without its dot and exponent. */
function plain(cell: string): string {
  const text = tidyText(cell.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^['"]+|['"]+$/g, '')
    .trim();
  if (/^[0-9]+\.0+$/.test(text)) return text.replace(/\.0+$/, '');
  if (/^[0-9](\.[0-9]+)?E\+?[0-9]{1,2}$/i.test(text)) return String(Math.round(Number(text)));
  return text;
}

/** Null: the text is no number of anybody. */
function readUma(text: string, linha: number): Entrada | null {
  if (!MATRICULA.test(text) || text.length > 40) return null;
  const digits = text.replace(/[^0-9]/g, '');
  const padded = digits.padStart(CPF_DIGITS, '0');
  const cpf = ONLY_DIGITS.test(text) && digits.length <= CPF_DIGITS && isCpf(padded) ? padded : null;
  const whole = digits.length === CPF_DIGITS && ONLY_DIGITS.test(text);
  return {
    ...{ linha, lido: text, cpf, completado: cpf !== null && !whole },
    chave: cpf !== null && whole ? null : chaveMatricula(text),
    problema: whole && cpf === null ? messages.cpfInvalido : null,
  };
}

/** One number, several with blanks between, or CPFs among words. */
function readCelula(cell: string, linha: number): Entrada[] {
  const text = plain(cell);
  if (text === '') return [];
  const parts = text.split(/\s+/);
  const several =
    parts.length > 1 && parts.every((part) => /^[0-9][0-9.\-/]*$/.test(part)) && parts.every((part) => part.length > 3);
  if (!several) {
    const whole = readUma(text, linha);
    if (whole) return [whole];
  }
  const found = several ? parts : (text.match(CPF_INSIDE) ?? []);
  return found.flatMap((part) => readUma(part, linha) ?? []);
}

const unread = (cells: readonly string[], linha: number): Entrada => ({
  ...{ linha, lido: cells.map(plain).filter(Boolean).join(' ').slice(0, MAX_LIDO), cpf: null, completado: false },
  ...{ chave: null, problema: messages.nemCpfNemMatricula },
});

function readLinha(cells: readonly string[], linha: number, colunas: readonly number[]): Entrada[] {
  if (cells.every((cell) => plain(cell) === '')) return [];
  // By columns a row is one person: the CPF, or else the matrícula.
  const asked = colunas.length > 0 ? colunas.map((at) => [cells[at] ?? '']) : [cells];
  const found = asked.map((some) => some.flatMap((cell) => readCelula(cell, linha))).find((some) => some.length > 0);
  return found ?? [unread(cells, linha)];
}

export const linhasDoTexto = (text: string): string[][] =>
  text.split(/\r\n|[\n\r\u2028\u2029\v\f]/).map((line) => line.split(SEPARATOR));

export function readLista(rows: readonly (readonly string[])[]): Entrada[] {
  const first = rows.findIndex((row) => row.some((cell) => plain(cell) !== ''));
  const titles = (rows[first] ?? []).map((cell) => normaliseText(plain(cell)));
  const header = first >= 0 && !titles.some((title) => /[0-9]/.test(title));
  // A title alone names no column: every number below it counts.
  const colunas =
    header && titles.filter(Boolean).length > 1
      ? COLUNAS.flatMap((words) =>
          titles.findIndex((title) => words.some((word) => title.split(/[^a-z]+/).includes(word))),
        ).filter((at) => at >= 0)
      : [];
  const entradas: Entrada[] = [];
  for (const [at, row] of rows.entries()) {
    if (header && at === first) continue;
    for (const entrada of readLinha(row, at + 1, colunas)) entradas.push(entrada);
    if (entradas.length > LISTA_ARQUIVO.maxLinhas) throw errors.grande_demais();
  }
  if (entradas.length === 0) throw errors.vazia();
  return entradas;
}

export interface FiliadoDaLista {
  id: string;
  nome: string;
  cpf: string | null;
  chave: string | null;
  desfiliado: boolean;
  falecido: boolean;
  noProcesso: boolean;
}
export interface EntradaJulgada {
  entrada: Entrada;
  situacao: SituacaoDaEntrada;
  filiado: FiliadoDaLista | null;
  motivo: string | null;
}

function situacaoDe({ noProcesso, desfiliado, falecido }: FiliadoDaLista): SituacaoDaEntrada {
  if (noProcesso) return 'no_processo';
  return desfiliado || falecido ? 'saiu' : 'novo';
}

/**
 * What becomes of each entry, in their order. The same person twice, by CPF and by matrícula too, counts once; a number that is one
 * person's matrícula and another's CPF, or several people's matrícula, is nobody's.
 */
export function julgarLista(entradas: readonly Entrada[], filiados: readonly FiliadoDaLista[]): EntradaJulgada[] {
  const porCpf = Map.groupBy(filiados, ({ cpf }) => cpf);
  const porChave = Map.groupBy(filiados, ({ chave }) => chave);
  const vistos = new Set<string>();
  return entradas.map((entrada) => {
    const { cpf, chave, lido, problema } = entrada;
    const found = new Map(
      [...(cpf === null ? [] : (porCpf.get(cpf) ?? [])), ...(chave === null ? [] : (porChave.get(chave) ?? []))].map(
        (um) => [um.id, um],
      ),
    );
    const [filiado, outro] = [...found.values()];
    const key = filiado && !outro ? filiado.id : `lido ${cpf ?? chave ?? normaliseText(lido)}`;
    if (vistos.has(key)) return { entrada, situacao: 'repetida', filiado: null, motivo: null };
    vistos.add(key);
    if (!filiado) return { entrada, situacao: 'nao_encontrado', filiado: null, motivo: problema ?? messages.ninguem };
    if (outro) return { entrada, situacao: 'nao_encontrado', filiado: null, motivo: messages.deVarios };
    return { entrada, situacao: situacaoDe(filiado), filiado, motivo: null };
  });
}

/** Members that are linked, each once. */
export const entramNoProcesso = (julgadas: readonly EntradaJulgada[], comSaidos: boolean): string[] =>
  julgadas.flatMap(({ situacao, filiado }) =>
    filiado && (situacao === 'novo' || (comSaidos && situacao === 'saiu')) ? filiado.id : [],
  );
