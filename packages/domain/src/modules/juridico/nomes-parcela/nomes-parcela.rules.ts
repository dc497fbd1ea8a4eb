/**
 * Rules of the name search: how a file's rows become names, when two names are one, and which of the five answers is given.
 *
 * A file: rows of texts, the first with the columns' names in any order. Out: the names, or what is wrong with which line (1 is
 * the header). A CPF that a spreadsheet cut to ten digits gets its zeros back; a date may be dd/mm/aaaa, ISO or a spreadsheet's
 * day number. No zod. Source: spec 2 §3, §8 (result mapping); decisions-members 'Name search'.
 */
import {
  addDays,
  isCalendarDate,
  isCpf,
  normaliseText,
  parseDataBr,
  singleSpaced,
  tidyText,
} from '@sede/domain/kernel';
import { FILIADA, type Filiada, MAX_LINHAS } from './nomes-parcela.lists.ts';
import { nomesParcelaErrors as errors } from './nomes-parcela.messages.ts';
import type { nomesParcelaSettings } from './nomes-parcela.settings.ts';

export interface NomeLido {
  linha: number;
  nome: string;
  filiada: Filiada;
  naAcao: boolean;
  cpf: string | null;
  nascimento: string | null;
}

export interface Lista {
  nomes: NomeLido[];
  problemas: { linha: number; problema: string }[];
}

/** Accents, capitals and double spaces aside: 'JOÃO  da Silva' and 'joao da silva' are one name. */
export const chaveDoNome = (nome: string): string =>
  normaliseText(tidyText(nome))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const COLUNAS = {
  nome: (titulo: string) => /^nome\b/.test(titulo) || titulo === 'servidor',
  filiada: (titulo: string) => titulo.startsWith('filiad'),
  naAcao: (titulo: string) => /\bacao\b/.test(titulo),
  cpf: (titulo: string) => titulo === 'cpf',
  nascimento: (titulo: string) => titulo.includes('nascimento'),
} as const;
type Coluna = keyof typeof COLUNAS;

function colunasDe(header: readonly string[]): Record<Coluna, number> {
  const titulos = header.map(chaveDoNome);
  const at = (coluna: Coluna) => titulos.findIndex(COLUNAS[coluna]);
  const found = {
    nome: at('nome'),
    filiada: at('filiada'),
    naAcao: at('naAcao'),
    cpf: at('cpf'),
    nascimento: at('nascimento'),
  };
  if (found.nome < 0 || found.filiada < 0 || found.naAcao < 0) throw errors.sem_colunas();
  return found;
}

const LAST_SERIAL = 73_050;

/** null: none was given; undefined: it cannot be read. */
function readData(texto: string): string | null | undefined {
  if (texto === '') return null;
  if (/^\d{1,5}(\.0+)?$/.test(texto)) {
    const dia = Math.trunc(Number(texto));
    // Day 61 of a spreadsheet is 1 March 1900: before it, it counts a 29 February that was none.
    return dia > 60 && dia <= LAST_SERIAL ? addDays('1900-03-01', dia - 61) : undefined;
  }
  const iso = texto.slice(0, 10);
  return isCalendarDate(iso) ? iso : (parseDataBr(texto) ?? undefined);
}

function readCpf(texto: string): string | null | undefined {
  const digitos = texto.replace(/\.0+$/, '').replace(/\D/g, '');
  if (digitos === '') return texto === '' ? null : undefined;
  const cpf = digitos.padStart(11, '0');
  return isCpf(cpf) ? cpf : undefined;
}

const SIM_NAO: Readonly<Record<string, boolean>> = { sim: true, s: true, nao: false, n: false };
const FILIADAS: Readonly<Record<string, Filiada>> = {
  sim: 'SIM',
  s: 'SIM',
  nao: 'NÃO',
  n: 'NÃO',
  falecido: 'FALECIDO',
  falecida: 'FALECIDO',
  'falecido a': 'FALECIDO',
};

function readLinha(celula: (coluna: Coluna) => string, linha: number): NomeLido | string {
  const nome = singleSpaced(tidyText(celula('nome')));
  const filiada = FILIADAS[chaveDoNome(celula('filiada'))];
  const naAcao = SIM_NAO[chaveDoNome(celula('naAcao'))];
  const cpf = readCpf(celula('cpf'));
  const nascimento = readData(celula('nascimento'));
  if (chaveDoNome(nome) === '') return 'falta o nome';
  if (nome.length > 200) return 'o nome tem mais de 200 caracteres';
  if (filiada === undefined) return `FILIADA(O)? deve ser ${FILIADA.join(', ')}`;
  if (naAcao === undefined) return 'JÁ ESTÁ NA AÇÃO? deve ser SIM ou NÃO';
  if (cpf === undefined) return 'CPF inválido';
  if (nascimento === undefined) return 'data de nascimento inválida';
  return { linha, nome, filiada, naAcao, cpf, nascimento };
}

/** Errors: `nomes_parcela.sem_colunas`, `.vazia`, `.grande_demais`. */
export function readLista(linhas: readonly (readonly string[])[]): Lista {
  const [header = [], ...rest] = linhas;
  const colunas = colunasDe(header);
  if (rest.length > MAX_LINHAS) throw errors.grande_demais();
  const lista: Lista = { nomes: [], problemas: [] };
  for (const [index, row] of rest.entries()) {
    if (row.every((celula) => celula.trim() === '')) continue;
    const linha = index + 2;
    const lido = readLinha((coluna) => (row[colunas[coluna]] ?? '').trim(), linha);
    if (typeof lido === 'string') lista.problemas.push({ linha, problema: lido });
    else lista.nomes.push(lido);
  }
  if (lista.nomes.length === 0 && lista.problemas.length === 0) throw errors.vazia();
  return lista;
}

/** The setting with the answer; null where the text has none: not in the action, and deceased. */
export function textoDaSituacao({
  naAcao,
  filiada,
}: {
  naAcao: boolean;
  filiada: Filiada;
}): Exclude<keyof typeof nomesParcelaSettings, 'parcelaCompensatoriaLiteral'> | null {
  if (filiada === 'FALECIDO') return naAcao ? 'parcelaFalecido' : null;
  if (naAcao) return filiada === 'SIM' ? 'parcelaNaAcaoFiliado' : 'parcelaNaAcaoIrregular';
  return filiada === 'SIM' ? 'parcelaForaFiliado' : 'parcelaForaNaoFiliado';
}
