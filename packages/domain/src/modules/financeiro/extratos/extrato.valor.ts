/**
 * Amounts and days as banks write them in files.
 *
 * Amounts: '-1234.56', '1.234,56-', 'R$ 1.234,56 D', '(150,00)' → signed centavos. The last separator is the decimal one
 * if one or two digits follow; what may be read in two ways ('1.234') is refused, never guessed. Digits go through the
 * kernel's parser. Days: '20261005120000[-3:BRT]' is 05/10/2026, as printed: no zone moves it.
 * Out: null for what is neither. Source: issue 4 (statement import); invariants A1.
 */
import { type CalendarDate, type Centavos, isCalendarDate, parseReais } from '@sede/domain/kernel';

const PARTES = /^([0-9]{1,3}(?:[.,][0-9]{3})+|[0-9]*)(?:([.,])([0-9]{1,2}))?$/;

/** '1.234,56', '1,234.56', '1234.5' → centavos; without a sign. */
function semSinal(texto: string): Centavos | null {
  const partes = PARTES.exec(texto);
  if (!partes) return null;
  const [, reais = '', separador, centavos = ''] = partes;
  if (reais === '' && centavos === '') return null;
  const agrupador = /[.,]/.exec(reais)?.[0];
  // '1.234' may be 1234 or 1,234; '1.234.56' uses one mark for two things: both are refused.
  if (agrupador !== undefined && (separador === undefined || separador === agrupador)) return null;
  if (agrupador !== undefined && new Set(reais.match(/[.,]/g)).size > 1) return null;
  return parseReais(`${reais.replace(/[.,]/g, '') || '0'}${centavos === '' ? '' : `,${centavos}`}`);
}

/** The mark of a column or behind an amount: 'D', 'DÉBITO', 'C', 'Crédito'; 0 when it is neither. */
export function sinalDaMarca(marca: string): -1 | 0 | 1 {
  const letra = marca
    .trim()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
  if (/^(d|deb|debito|debitos|saida)$/.test(letra)) return -1;
  return /^(c|cred|credito|creditos|entrada)$/.test(letra) ? 1 : 0;
}

export function readValor(texto: string): Centavos | null {
  const limpo = texto.replace(/[\s\u00a0]/g, '').replace(/[−–]/g, '-');
  const partes = /^(\()?([+-])?(?:R\$)?([+-])?([0-9.,]+)(\))?([+-])?([DC])?$/i.exec(limpo);
  if (!partes) return null;
  const [, abre, antes, depois, digitos = '', fecha, fim, marca] = partes;
  if ((abre === undefined) !== (fecha === undefined)) return null;
  const sinais = [antes, depois, fim].filter((um) => um !== undefined);
  const valor = semSinal(digitos);
  if (valor === null || sinais.length > 1) return null;
  const negativo = sinais[0] === '-' || abre !== undefined || marca?.toUpperCase() === 'D';
  // '-150,00 C' contradicts itself: a minus, and the mark of a credit.
  if (marca?.toUpperCase() === 'C' && negativo) return null;
  return negativo && valor > 0 ? -valor : valor;
}

const DIA = [
  /^(?<a>[0-9]{4})(?<m>[0-9]{2})(?<d>[0-9]{2})(?![0-9/-])/,
  /^(?<a>[0-9]{4})(?<m>[0-9]{2})(?<d>[0-9]{2})[0-9]{2,6}/,
  /^(?<a>[0-9]{4})-(?<m>[0-9]{2})-(?<d>[0-9]{2})(?![0-9])/,
  /^(?<d>[0-9]{2})[/.-](?<m>[0-9]{2})[/.-](?<a>[0-9]{4}|[0-9]{2})(?![0-9])/,
];

/** A day, with or without a time behind it; null when it is none. */
export function readDia(texto: string): CalendarDate | null {
  const bruto = texto.trim();
  for (const forma of DIA) {
    const { a = '', m, d } = forma.exec(bruto)?.groups ?? {};
    const data = `${a.length === 2 ? `20${a}` : a}-${m}-${d}`;
    if (isCalendarDate(data)) return data;
  }
  return null;
}
