/**
 * Boletos: the digits that a person types, pastes or reads, checked, and what they say of amount and due date.
 *
 * In: the line of a bank boleto (47 digits), of a tax or utility bill ('arrecadação', 48), or the bar code itself (44),
 * with any dots, spaces and hyphens. Out: the line as digits, its bar code, amount in centavos and due date (null where
 * it carries none), or the message of what is wrong. Check digits: modulo 10 per field and modulo 11 over the bar code;
 * an arrecadação has the kind that its third digit names. The due date is a factor of days: 1000 to 9999 first ended on
 * 21/02/2025 and begins again on 22/02/2025; of the two days that a factor may mean it is the one nearer to `hoje`.
 * Source: issue 4 (Boleto); the conventions of FEBRABAN for cobrança and arrecadação.
 */
import { addDays, type CalendarDate, type Centavos, diffDays } from '@sede/domain/kernel';

export interface Boleto {
  tipo: 'cobranca' | 'arrecadacao';
  /** 47 or 48 digits. */
  linha: string;
  /** 44 digits. */
  codigoBarras: string;
  valor: Centavos | null;
  vencimento: CalendarDate | null;
}
export type LeituraBoleto = { boleto: Boleto; erro: null } | { boleto: null; erro: string };

export const BOLETO_TAMANHO =
  'A linha digitável tem 47 dígitos (boleto) ou 48 (contas e tributos); o código de barras, 44.';
export const BOLETO_DIGITO = 'Os dígitos verificadores não conferem: confira a linha digitada.';

/** Factor 0: day zero of each cycle of factors, so that 1000 is 03/07/2000 and 22/02/2025. */
const CICLOS = ['1997-10-07', '2022-05-29'] as const;
const PRIMEIRO_FATOR = 1000;

const digits = (text: string) => [...text].map(Number);

function modulo10(text: string): number {
  const sum = digits(text)
    .reverse()
    .reduce((total, digit, index) => {
      const product = digit * (index % 2 === 0 ? 2 : 1);
      return total + (product > 9 ? product - 9 : product);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What is left of the sum with weights 2 to 9 from the right; what becomes of it the two kinds tell apart. */
const restoModulo11 = (text: string): number =>
  digits(text)
    .reverse()
    .reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0) % 11;

/** Of a bank's bar code: 0, 10 and 11 become 1. */
export function modulo11Cobranca(text: string): number {
  const digit = 11 - restoModulo11(text);
  return digit > 9 ? 1 : digit;
}

/** Of an arrecadação: what is left as 0 or 1 gives 0. */
function modulo11Arrecadacao(text: string): number {
  const rest = restoModulo11(text);
  return rest < 2 ? 0 : 11 - rest;
}

function vencimentoDe(fator: number, hoje: CalendarDate): CalendarDate | null {
  if (fator < PRIMEIRO_FATOR) return null;
  const [first, second] = CICLOS.map((zero) => addDays(zero, fator)) as [CalendarDate, CalendarDate];
  return Math.abs(diffDays(first, hoje)) <= Math.abs(diffDays(second, hoje)) ? first : second;
}

/** Line of a bank's bar code: the free field in three parts with a check digit each, then digit, factor and amount. */
function linhaDaCobranca(code: string): string {
  const free = code.slice(19);
  const parts = [code.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return parts.map((part) => part + modulo10(part)).join('') + code.slice(4, 19);
}

function readCobranca(code: string, hoje: CalendarDate): LeituraBoleto {
  if (Number(code[4]) !== modulo11Cobranca(code.slice(0, 4) + code.slice(5)))
    return { boleto: null, erro: BOLETO_DIGITO };
  const valor = Number(code.slice(9, 19));
  const vencimento = vencimentoDe(Number(code.slice(5, 9)), hoje);
  const linha = linhaDaCobranca(code);
  return { boleto: { tipo: 'cobranca', linha, codigoBarras: code, valor: valor || null, vencimento }, erro: null };
}

function readArrecadacao(code: string): LeituraBoleto {
  const kind = Number(code[2]);
  if (kind < 6) return { boleto: null, erro: BOLETO_DIGITO };
  const check = kind < 8 ? modulo10 : modulo11Arrecadacao;
  if (Number(code[3]) !== check(code.slice(0, 3) + code.slice(4))) return { boleto: null, erro: BOLETO_DIGITO };
  const blocks = [0, 11, 22, 33].map((begin) => code.slice(begin, begin + 11));
  const linha = blocks.map((block) => block + check(block)).join('');
  // 6 and 8 carry reais; 7 and 9 a quantity of something else.
  const valor = kind % 2 === 0 ? Number(code.slice(4, 15)) : 0;
  return {
    boleto: { tipo: 'arrecadacao', linha, codigoBarras: code, valor: valor || null, vencimento: null },
    erro: null,
  };
}

/** The bar code that a line stands for; its own check digits are compared by whoever makes the line anew. */
function codigoDaLinha(linha: string): string {
  if (linha.length === 48) return [0, 12, 24, 36].map((begin) => linha.slice(begin, begin + 11)).join('');
  return linha.slice(0, 4) + linha.slice(32) + linha.slice(4, 9) + linha.slice(10, 20) + linha.slice(21, 31);
}

export function readBoleto(texto: string, hoje: CalendarDate): LeituraBoleto {
  const typed = texto.replace(/[\s.-]/g, '');
  if (!/^([0-9]{44}|[0-9]{47,48})$/.test(typed)) return { boleto: null, erro: BOLETO_TAMANHO };
  const arrecadacao = typed.startsWith('8');
  if (typed.length !== 44 && arrecadacao !== (typed.length === 48)) return { boleto: null, erro: BOLETO_TAMANHO };
  const code = typed.length === 44 ? typed : codigoDaLinha(typed);
  const read = arrecadacao ? readArrecadacao(code) : readCobranca(code, hoje);
  if (read.boleto && typed.length !== 44 && read.boleto.linha !== typed) return { boleto: null, erro: BOLETO_DIGITO };
  return read;
}
