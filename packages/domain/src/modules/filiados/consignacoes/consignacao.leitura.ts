/**
 * Reads a house's file by its layout: bytes in, lines out, with the number of each line as a person counts them.
 *
 * UTF-8 (with or without BOM), else Windows' Latin-1. Values in centavos. A CPF that lost its zeros is padded and counted; a key that
 * cannot be read is none, and its line enters without one; a value that cannot be read, or a trailer that differs, refuses the file.
 * Pure: 50,000 lines in one pass. Source: decisions §8; decisions-members (Consignação).
 */
import { type Centavos, formatReais, isCpf, normaliseText } from '@sede/domain/kernel';
import { COLUNAS, type Coluna, type DefinicaoDeLayout, type LugarDaColuna } from './consignacao.layout.ts';
import { ARQUIVO_DA_CASA } from './consignacao.lists.ts';

export interface LinhaLida {
  /** From 1, the header included. */
  linha: number;
  cpf: string | null;
  /** As in the file; `chaveDaMatricula` compares. */
  matricula: string | null;
  nome: string | null;
  valor: Centavos;
  rubrica: string | null;
  /** The same content stood before in this file: it counts once. */
  repetida: boolean;
}
export interface ProblemaDaLinha {
  /** 0: of the file. */
  linha: number;
  problema: string;
}
export interface ArquivoLido {
  linhas: LinhaLida[];
  soma: Centavos;
  completados: number;
  repetidas: number;
  rodape: 'confere' | 'nao_tem';
  problemas: ProblemaDaLinha[];
}

export const PROBLEMAS = {
  vazio: 'O arquivo está vazio.',
  naoTexto: 'O arquivo não é de texto: envie o .csv ou .txt da casa.',
  muitasLinhas: `O arquivo tem mais de ${ARQUIVO_DA_CASA.maxLinhas.toLocaleString('pt-BR')} linhas.`,
  semLinhas: 'O arquivo não tem nenhum desconto.',
  semColunas: (faltam: readonly string[]) => `O cabeçalho não tem ${faltam.join(', ')}.`,
  valor: 'valor ilegível',
  curta: 'a linha é mais curta que o layout',
  semRodape: 'falta o rodapé no fim do arquivo',
  rodapeIlegivel: 'o rodapé não pode ser lido',
  quantidade: (diz: number, tem: number) => `o rodapé diz ${diz} linhas e o arquivo tem ${tem}`,
  soma: (diz: Centavos, tem: Centavos) => `o rodapé diz ${formatReais(diz)} e as linhas somam ${formatReais(tem)}`,
} as const;

const refused = (problema: string, linha = 0): ArquivoLido => ({
  linhas: [],
  soma: 0,
  completados: 0,
  repetidas: 0,
  rodape: 'nao_tem',
  problemas: [{ linha, problema }],
});

function textOf(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // A picture, a spreadsheet or UTF-16: characters that no text of a payroll has.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) return null;
  }
  return text;
}

/** Fields of a delimited line; double quotes hold separators, doubled ones are one. */
function splitLinha(line: string, separador: string): string[] {
  if (!line.includes('"')) return line.split(separador).map((one) => one.trim());
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (quoted && char === '"' && line[at + 1] === '"') {
      field += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === separador && !quoted) {
      fields.push(field.trim());
      field = '';
    } else field += char;
  }
  return [...fields, field.trim()];
}

function detectSeparador(line: string): string {
  const counted = [';', '\t', ','].map((one) => ({ one, n: splitLinha(line, one).length }));
  return counted.reduce((best, next) => (next.n > best.n ? next : best)).one;
}

const VIRGULA = /^-?(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/;
const PONTO = /^-?(\d{1,3}(,\d{3})+|\d+)\.\d{1,2}$/;

/** 'R$ 1.234,56', '1234.56', '1234'; implicit: '0000012345' is 123,45. Out: centavos, or null. */
export function readValor(text: string, decimais: DefinicaoDeLayout['decimais']): Centavos | null {
  const bare = text.replace(/^R\$\s*/i, '').replace(/\s/g, '');
  let centavos: number;
  if (/^-?\d+$/.test(bare)) centavos = Number(bare) * (decimais === 'implicito' ? 1 : 100);
  else if (VIRGULA.test(bare)) centavos = Math.round(Number(bare.replaceAll('.', '').replace(',', '.')) * 100);
  else if (PONTO.test(bare)) centavos = Math.round(Number(bare.replaceAll(',', '')) * 100);
  else return null;
  return Number.isSafeInteger(centavos) && Math.abs(centavos) <= 1_000_000_000_00 ? centavos : null;
}

/** A CPF of digits and mask, zeros put back. `valor` null: none can be read. */
export function readCpf(text: string): { valor: string | null; completado: boolean } {
  const digits = text.replace(/[.\-/\s]/g, '');
  if (!/^\d{1,11}$/.test(digits)) return { valor: null, completado: false };
  const valor = digits.padStart(11, '0');
  return isCpf(valor) ? { valor, completado: digits.length < 11 } : { valor: null, completado: false };
}

/** 'P - 0123', 'P-123', 'p123' → '123'; as the registry's own key. */
export function chaveDaMatricula(text: string): string | null {
  const bare = text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return bare.replace(/^P(?=[0-9])/, '').replace(/^0+(?=.)/, '') || null;
}

type Leitor = (coluna: Coluna) => string | undefined;

const at = (fields: readonly string[], lugar: LugarDaColuna | undefined): string | undefined =>
  lugar?.posicao === undefined ? undefined : fields[lugar.posicao - 1];
const cut = (line: string, lugar: LugarDaColuna | undefined): string | undefined =>
  lugar?.inicio === undefined || lugar.tamanho === undefined
    ? undefined
    : line.slice(lugar.inicio - 1, lugar.inicio - 1 + lugar.tamanho).trim();

/** Where each column stands by the header; the names of what it lacks. */
function readHeader(layout: DefinicaoDeLayout, fields: readonly string[]) {
  const known = fields.map((one) => normaliseText(one).replaceAll('_', ' '));
  const places: Partial<Record<Coluna, number>> = {};
  for (const coluna of COLUNAS) {
    const nomes = (layout.colunas[coluna]?.nomes ?? []).map((one) => normaliseText(one).replaceAll('_', ' '));
    const place = known.findIndex((one) => nomes.includes(one));
    if (place >= 0) places[coluna] = place;
  }
  const faltam = [
    ...(places.valor === undefined ? ['valor'] : []),
    ...(places.cpf === undefined && places.matricula === undefined ? ['cpf nem matrícula'] : []),
  ];
  return { places, faltam };
}

interface Linha {
  numero: number;
  texto: string;
}

/** Problems of the trailer against what was read. */
function checkRodape(
  layout: DefinicaoDeLayout,
  rodape: Linha | undefined,
  separador: string,
  lido: { quantas: number; soma: Centavos },
): ProblemaDaLinha[] {
  if (!layout.rodape) return [];
  if (!rodape) return [{ linha: 0, problema: PROBLEMAS.semRodape }];
  const fields = layout.tipo === 'fixo' ? [] : splitLinha(rodape.texto, separador);
  const read = (lugar: LugarDaColuna | undefined) =>
    layout.tipo === 'fixo' ? cut(rodape.texto, lugar) : at(fields, lugar);
  const problemas: ProblemaDaLinha[] = [];
  const tell = (problema: string) => problemas.push({ linha: rodape.numero, problema });
  const { quantidade, soma } = layout.rodape;
  if (quantidade) {
    const diz = read(quantidade) ?? '';
    if (!/^\d{1,9}$/.test(diz)) tell(PROBLEMAS.rodapeIlegivel);
    else if (Number(diz) !== lido.quantas) tell(PROBLEMAS.quantidade(Number(diz), lido.quantas));
  }
  if (soma) {
    const diz = readValor(read(soma) ?? '', layout.decimais);
    if (diz === null) tell(PROBLEMAS.rodapeIlegivel);
    else if (diz !== lido.soma) tell(PROBLEMAS.soma(diz, lido.soma));
  }
  return problemas;
}

export function readArquivoDaCasa(bytes: Uint8Array, layout: DefinicaoDeLayout): ArquivoLido {
  if (bytes.length === 0) return refused(PROBLEMAS.vazio);
  const text = textOf(bytes);
  if (text === null) return refused(PROBLEMAS.naoTexto);
  const lines: Linha[] = [];
  let numero = 0;
  for (const texto of text.split(/\r\n|\n|\r/)) {
    numero += 1;
    if (texto.trim() !== '') lines.push({ numero, texto });
  }
  if (lines.length === 0) return refused(PROBLEMAS.vazio);
  const [first] = lines;
  const separador =
    layout.separador === 'auto'
      ? detectSeparador(first?.texto ?? '')
      : layout.separador === 'tab'
        ? '\t'
        : layout.separador;
  const places: Partial<Record<Coluna, number>> = {};
  if (layout.cabecalho) lines.shift();
  if (layout.cabecalho && layout.tipo === 'delimitado') {
    const header = readHeader(layout, splitLinha(first?.texto ?? '', separador));
    if (header.faltam.length > 0) return refused(PROBLEMAS.semColunas(header.faltam), first?.numero);
    Object.assign(places, header.places);
  }
  const last = lines.at(-1);
  const rodape = layout.rodape && last?.texto.trimStart().startsWith(layout.rodape.marca) ? lines.pop() : undefined;
  if (lines.length > ARQUIVO_DA_CASA.maxLinhas) return refused(PROBLEMAS.muitasLinhas);
  if (lines.length === 0) return refused(PROBLEMAS.semLinhas);
  return { ...readLinhas(lines, layout, { separador, places, rodape }) };
}

function leitorDe(
  { texto }: Linha,
  layout: DefinicaoDeLayout,
  { separador, places }: { separador: string; places: Partial<Record<Coluna, number>> },
): Leitor {
  if (layout.tipo === 'fixo') return (coluna) => cut(texto, layout.colunas[coluna]);
  const fields = splitLinha(texto, separador);
  if (!layout.cabecalho) return (coluna) => at(fields, layout.colunas[coluna]);
  return (coluna) => {
    const place = places[coluna];
    return place === undefined ? undefined : fields[place];
  };
}

function readLinhas(
  lines: readonly Linha[],
  layout: DefinicaoDeLayout,
  where: { separador: string; places: Partial<Record<Coluna, number>>; rodape: Linha | undefined },
): ArquivoLido {
  const linhas: LinhaLida[] = [];
  const problemas: ProblemaDaLinha[] = [];
  const seen = new Set<string>();
  let soma = 0;
  let completados = 0;
  let repetidas = 0;
  for (const line of lines) {
    const read = leitorDe(line, layout, where);
    const written = read('valor');
    const valor = readValor(written ?? '', layout.decimais);
    if (valor === null) {
      problemas.push({ linha: line.numero, problema: written === undefined ? PROBLEMAS.curta : PROBLEMAS.valor });
      continue;
    }
    const cpf = readCpf(read('cpf') ?? '');
    if (cpf.completado) completados += 1;
    const matricula = read('matricula')?.slice(0, 40) || null;
    const nome = read('nome')?.slice(0, 200) || null;
    const rubrica = read('rubrica')?.slice(0, 40) || null;
    const same = JSON.stringify([cpf.valor ?? read('cpf'), matricula, nome && normaliseText(nome), valor, rubrica]);
    const repetida = seen.has(same);
    if (repetida) repetidas += 1;
    seen.add(same);
    soma += valor;
    linhas.push({ linha: line.numero, cpf: cpf.valor, matricula, nome, valor, rubrica, repetida });
  }
  if (problemas.length === 0) {
    problemas.push(...checkRodape(layout, where.rodape, where.separador, { quantas: linhas.length, soma }));
  }
  const rodape = where.rodape && problemas.length === 0 ? 'confere' : 'nao_tem';
  return { linhas, soma, completados, repetidas, rodape, problemas };
}
