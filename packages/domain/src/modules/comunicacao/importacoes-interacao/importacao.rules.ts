/**
 * How the rows of a spreadsheet become interactions: read each by itself, then told what becomes of it among the others.
 *
 * In: rows of texts, the first with the columns' names in any order. A CPF that a spreadsheet cut gets its zeros back; a date may be
 * dd/mm/aaaa, ISO or a spreadsheet's day number, each with an hour or without. Out: rows with what is wrong with them. Row 1 is the
 * header. Pure. Source: spec 2 §5; decisions-members (Interactions: Import).
 */
import {
  addDays,
  diffDays,
  isCalendarDate,
  isCpf,
  normaliseText,
  parseDataBr,
  tidyText,
  todayInSaoPaulo,
} from '@sede/domain/kernel';
import { CLASSIFICACOES, MAX_DESCRICAO, PRIMEIRO_DIA } from '../interacoes/interacao.lists.ts';
import { DIAS_PARA_DESFAZER, type EstadoDaImportacao, type SituacaoDaLinha } from './importacao.lists.ts';
import {
  importacoesInteracaoErrors as errors,
  type MotivoImportacao,
  importacoesInteracaoMessages as messages,
} from './importacoes-interacao.messages.ts';

export interface LinhaLida {
  linha: number;
  cpfLido: string;
  cpf: string | null;
  dataLida: string;
  /** Null: the form's day. */
  dia: string | null;
  hora: string | null;
  descricao: string | null;
  tipo: string | null;
  classificacao: string | null;
  problema: string | null;
}

const LAST_SERIAL = 73_050;
const MINUTES = 24 * 60;
const two = (n: number) => String(n).padStart(2, '0');

interface Quando {
  dia: string | null;
  hora: string | null;
}

/** Day 61 of a spreadsheet is 1 March 1900: before it, it counts a 29 February that was none. */
function ofSerial(texto: string): Quando | null {
  const serial = Number(texto);
  const dia = Math.trunc(serial);
  if (dia <= 60 || dia > LAST_SERIAL) return null;
  const minutes = Math.min(Math.round((serial - dia) * MINUTES), MINUTES - 1);
  const hora = texto.includes('.') && minutes > 0 ? `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}` : null;
  return { dia: addDays('1900-03-01', dia - 61), hora };
}

const HORA = /^([01]?[0-9]|2[0-3]):([0-5][0-9])(?::[0-5][0-9](?:\.[0-9]+)?)?$/;

/** null: it cannot be read. */
export function readQuando(texto: string): Quando | null {
  if (texto === '') return { dia: null, hora: null };
  if (/^[0-9]{1,5}(\.[0-9]+)?$/.test(texto)) return ofSerial(texto);
  const [, data = '', resto = ''] = /^([0-9/-]+)[T ,]*(.*)$/.exec(texto) ?? [];
  const dia = isCalendarDate(data) ? data : parseDataBr(data);
  if (dia === null) return null;
  if (resto === '') return { dia, hora: null };
  const [, h, m] = HORA.exec(resto) ?? [];
  return h === undefined || m === undefined ? null : { dia, hora: `${h.padStart(2, '0')}:${m}` };
}

function readCpf(texto: string): string | null {
  const digits = texto.replace(/\.0+$/, '').replace(/[^0-9]/g, '');
  const cpf = digits.padStart(11, '0');
  return digits !== '' && isCpf(cpf) ? cpf : null;
}

/** The word of a list as the list writes it; null: none is given; undefined: it is none of them. */
function wordOf(texto: string, words: readonly string[]): string | null | undefined {
  if (texto === '') return null;
  const key = normaliseText(texto);
  return words.find((word) => normaliseText(word) === key);
}

function readLinha(celula: (coluna: string) => string, linha: number, tipos: readonly string[]): LinhaLida {
  const [cpfLido, dataLida] = [celula('cpf').slice(0, 40), celula('data').slice(0, 40)];
  const cpf = readCpf(cpfLido);
  const quando = readQuando(dataLida);
  const descricao = tidyText(celula('descricao'));
  const tipo = wordOf(tidyText(celula('tipo')), tipos);
  const classificacao = wordOf(tidyText(celula('classificacao')), CLASSIFICACOES);
  const problema =
    (cpf === null && messages.cpfInvalido) ||
    ((quando === null || (quando.dia !== null && quando.dia < PRIMEIRO_DIA)) && messages.dataInvalida) ||
    (descricao.length > MAX_DESCRICAO && messages.descricaoLonga) ||
    (tipo === undefined && messages.tipoDesconhecido) ||
    (classificacao === undefined && messages.classificacaoDesconhecida) ||
    null;
  return {
    ...{ linha, cpfLido, cpf, dataLida, problema },
    dia: quando?.dia ?? null,
    hora: quando?.hora ?? null,
    descricao: descricao.slice(0, MAX_DESCRICAO) || null,
    tipo: tipo ?? null,
    classificacao: classificacao ?? null,
  };
}

/** `tipos`: every type that the settings list or listed. Errors: `importacoes-interacao.sem_colunas`, `.vazia`, `.grande_demais`. */
export function readPlanilha(
  rows: readonly (readonly string[])[],
  tipos: readonly string[],
  maxLinhas: number,
): LinhaLida[] {
  const [header = [], ...rest] = rows;
  const titles = header.map((title) => normaliseText(tidyText(title)));
  if (!titles.includes('cpf') || !titles.includes('data')) throw errors.sem_colunas();
  const lidas = rest.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    return [readLinha((coluna) => (row[titles.indexOf(coluna)] ?? '').trim(), index + 2, tipos)];
  });
  if (lidas.length === 0) throw errors.vazia();
  if (lidas.length > maxLinhas) throw errors.grande_demais();
  return lidas;
}

/** Whose CPF it is: a member's own comes before a dependent's. */
export interface Alvo {
  cpf: string;
  filiadoId: string;
  filiadoNome: string;
  dependenteId: string | null;
  dependenteNome: string | null;
}

/** A row with what the form says where it says nothing. */
export interface LinhaPronta {
  linha: number;
  cpf: string | null;
  dia: string;
  hora: string;
  descricao: string;
  problema: string | null;
  titularId: string | null;
}
export interface Julgada {
  situacao: SituacaoDaLinha;
  problema: string | null;
  alvo: Alvo | null;
  /** Of which one is to be chosen. */
  titulares: readonly Alvo[];
}

export const chaveDaInteracao = (
  alvo: Pick<Alvo, 'filiadoId' | 'dependenteId'>,
  dia: string,
  descricao: string,
): string => [alvo.filiadoId, alvo.dependenteId ?? '', dia, normaliseText(descricao)].join('|');

const NONE = { problema: null, alvo: null, titulares: [] } as const;

/**
 * What becomes of each row, in their order. `existentes`: keys of what is there already of this item; a row that repeats an earlier
 * one of the file is repeated too. `agora`: 'YYYY-MM-DD HH:MM' in São Paulo.
 */
export function julgar(
  linhas: readonly LinhaPronta[],
  alvos: ReadonlyMap<string, readonly Alvo[]>,
  existentes: ReadonlySet<string>,
  agora: string,
): Julgada[] {
  const vistas = new Set(existentes);
  return linhas.map(({ cpf, dia, hora, descricao, problema, titularId }) => {
    if (problema !== null || cpf === null) return { ...NONE, situacao: 'invalida', problema };
    if (`${dia} ${hora}` > agora) return { ...NONE, situacao: 'invalida', problema: messages.dataFutura };
    const found = alvos.get(cpf) ?? [];
    const own = found.find(({ dependenteId }) => dependenteId === null);
    const [only, ...others] = own ? [own] : found;
    if (!only) return { ...NONE, situacao: 'desconhecido' };
    const alvo = others.length === 0 ? only : found.find(({ filiadoId }) => filiadoId === titularId);
    if (!alvo) return { ...NONE, situacao: 'escolher', titulares: found };
    const chave = chaveDaInteracao(alvo, dia, descricao);
    const titulares = others.length === 0 ? [] : found;
    if (vistas.has(chave)) return { situacao: 'repetida', problema: null, alvo, titulares };
    vistas.add(chave);
    return { situacao: 'ok', problema: null, alvo, titulares };
  });
}

export function motivoNaoDesfazer(
  { estado, concluidaEm }: { estado: EstadoDaImportacao; concluidaEm: string | null },
  hoje: string,
): MotivoImportacao | null {
  if (estado !== 'concluida' || concluidaEm === null) return 'nao_concluida';
  return diffDays(todayInSaoPaulo(new Date(concluidaEm)), hoje) > DIAS_PARA_DESFAZER ? 'prazo' : null;
}
