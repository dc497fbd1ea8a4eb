/**
 * How well a record explains a line of a statement, and the reasons in words.
 *
 * Points: the same amount to the cent is the ground; the day, the document's digits in the line and the words of the
 * name add to it. In: line and record, already taken apart (`toSinais`, `toTexto`), so that a line is compared with
 * many records for little. Out: points and pt-BR reasons, or null when they cannot be one. Source: issue 4; decision 027.
 */
import { type CalendarDate, type Centavos, formatContagem, normaliseText } from '@sede/domain/kernel';
import type { TipoVinculo } from './extrato.lists.ts';

/** A movement that the system expects or has, as the account would show it. */
export interface Candidato {
  /** Unique among all candidates: 'despesa:…', 'bordero:…', 'grupo:…'. */
  chave: string;
  /** The records that are linked if it is the one; several for a payment batch. */
  alvos: readonly { tipo: TipoVinculo; id: string }[];
  /** Signed effect on the account: below zero leaves it. */
  valor: Centavos;
  /** Day of the settlement; before it, the due date; null where there is none (an open batch). */
  data: CalendarDate | null;
  /** Settled or credited already. */
  feito: boolean;
  /** Named for this account; otherwise for none. */
  daConta: boolean;
  /** May be paid with juros, multa or discount: one unsettled expense. */
  ajustavel: boolean;
  /** Document, payment number, boleto. */
  documentos: readonly (string | null)[];
  /** Beneficiary or payer. */
  nome: string;
}

export interface LinhaDoExtrato {
  id: string;
  data: CalendarDate;
  valor: Centavos;
  descricao: string;
  documento: string | null;
}

export interface Sinais {
  dia: number;
  numeros: ReadonlySet<string>;
  /** Digits of the whole line, in one: a number that the bank cut into groups. */
  corrido: string;
  palavras: ReadonlySet<string>;
}

const MIN_DIGITOS = 4;
const semZeros = (digitos: string) => digitos.replace(/^0+/, '');

/** What a line says that can be recognised. */
export function toSinais({ data, descricao, documento }: LinhaDoExtrato): Sinais {
  const texto = normaliseText(`${descricao} ${documento ?? ''}`);
  const numeros = (texto.match(/[0-9]+/g) ?? []).map(semZeros).filter((n) => n.length >= MIN_DIGITOS);
  const doc = semZeros((documento ?? '').replace(/[^0-9]/g, ''));
  return {
    dia: diaDe(data) ?? 0,
    numeros: new Set(doc.length >= MIN_DIGITOS ? [...numeros, doc] : numeros),
    corrido: normaliseText(descricao).replace(/[^0-9]/g, ''),
    palavras: new Set(texto.match(/[a-z]{3,}/g) ?? []),
  };
}

const VAZIAS = new Set([
  'ltda',
  'eireli',
  'epp',
  'cia',
  'comercio',
  'servicos',
  'servico',
  'dos',
  'das',
  'sociedade',
  'banco',
  'brasil',
]);

/** Days since 1970; null where there is no day. */
const diaDe = (data: CalendarDate | null): number | null => (data === null ? null : Date.parse(data) / 86_400_000);

export interface Texto {
  numeros: readonly string[];
  palavras: readonly string[];
  dia: number | null;
}
export const toTexto = ({ documentos, nome, data }: Pick<Candidato, 'documentos' | 'nome' | 'data'>): Texto => ({
  dia: diaDe(data),
  numeros: documentos.map((um) => semZeros((um ?? '').replace(/[^0-9]/g, ''))).filter((n) => n.length >= MIN_DIGITOS),
  palavras: [...new Set(normaliseText(nome).match(/[a-z]{3,}/g) ?? [])].filter((uma) => !VAZIAS.has(uma)),
});

/** An unsettled record may wait long; a settled one is seen by the bank within days. */
export const DIAS_FEITO = 10;
export const DIAS_ANTES = 30;
export const DIAS_DEPOIS = 60;
/** Without a document or a name, an unsettled record is proposed only this near its due date. */
const DIAS_SEM_INDICIO = 10;

const LONGO = 11;
function documentoEm({ numeros, corrido }: Sinais, doc: readonly string[]): string | null {
  return doc.find((n) => numeros.has(n) || (n.length >= LONGO && corrido.includes(n))) ?? null;
}

const rotuloDosDias = (dias: number, feito: boolean): string => {
  const quando = feito ? 'da data do pagamento' : 'do vencimento';
  if (dias === 0) return feito ? 'Mesma data' : 'No dia do vencimento';
  const quantos = formatContagem(Math.abs(dias), 'dia');
  return `${quantos} ${dias > 0 ? 'depois' : 'antes'} ${quando}`;
};

function pontosDosDias(dias: number): number {
  const longe = Math.abs(dias);
  if (longe <= 1) return 30 - 3 * longe;
  if (longe <= 3) return 22;
  if (longe <= 5) return 15;
  return longe <= 10 ? 8 : 0;
}

export interface Pontuado {
  pontos: number;
  razoes: string[];
  /** Document or name recognised. */
  indicio: boolean;
}

const VALOR_IGUAL = 50;

export function score(linha: LinhaDoExtrato, sinais: Sinais, c: Candidato, texto: Texto): Pontuado | null {
  const doc = documentoEm(sinais, texto.numeros);
  const achadas = texto.palavras.filter((palavra) => sinais.palavras.has(palavra));
  const todas = achadas.length > 0 && achadas.length === texto.palavras.length;
  // One short word of many says little: 'silva', 'posto'.
  const nome = todas || achadas.length >= 2;
  const indicio = doc !== null || nome;
  let pontos = c.valor === linha.valor ? VALOR_IGUAL : 0;
  const razoes = c.valor === linha.valor ? ['Valor igual'] : [];
  if (texto.dia !== null) {
    const dias = sinais.dia - texto.dia;
    if (c.feito ? Math.abs(dias) > DIAS_FEITO : dias < -DIAS_ANTES || dias > DIAS_DEPOIS) return null;
    if (!c.feito && !indicio && Math.abs(dias) > DIAS_SEM_INDICIO) return null;
    pontos += pontosDosDias(dias);
    razoes.push(rotuloDosDias(dias, c.feito));
  }
  if (doc !== null) {
    pontos += 25;
    razoes.push(`Documento ${doc} no histórico`);
  }
  if (nome) {
    pontos += todas ? 20 : 12;
    razoes.push(todas ? 'Nome no histórico' : 'Parte do nome no histórico');
  }
  // Several records that add up to the exact amount are hardly a coincidence: extra points.
  if (c.alvos.length > 1 && c.valor === linha.valor) {
    pontos += 25;
    razoes.push(`Soma de ${c.alvos.length} registros`);
  }
  if (c.feito && c.daConta) {
    pontos += 8;
    razoes.push('Já registrado nesta conta');
  }
  return { pontos, razoes, indicio };
}
