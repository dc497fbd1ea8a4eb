/**
 * CPF (people) and CNPJ (companies; numeric, and alphanumeric since July 2026), stored as 11 or 14 characters of text.
 *
 * The check digits are the library's. Shape and all-equal sequences are ours: its loose mode drops whatever is not a
 * digit ('abc529…'), its list refuses 123.456.789-09 although the digits are right, and it knows no repeated letters.
 * Source: brazil.md 4.1, 4.2; spec 1 §5; decisions §7 (Beneficiary).
 */

import { cnpj, cpf } from 'cpf-cnpj-validator';
import { normaliseCpfCnpj } from './cpf-cnpj-mask.ts';

/** F: person, CPF. J: company, CNPJ. */
export type TipoPessoa = 'F' | 'J';

const CPF_TEXT = /^[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}$/;
const CNPJ_TEXT = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?[0-9]{2}$/;

const allEqual = (text: string) => new Set(text).size === 1;

/** Shape and check digits, with or without the mask; eleven equal digits are none. */
export function isCpf(text: string): boolean {
  if (!CPF_TEXT.test(text.trim())) return false;
  const digits = normaliseCpfCnpj(text);
  if (allEqual(digits)) return false;
  const first = digits.slice(0, 9) + cpf.verifierDigit(digits.slice(0, 9));
  return digits === first + cpf.verifierDigit(first);
}

/** Shape and check digits, with or without the mask, numeric or alphanumeric; twelve equal characters are none. */
export function isCnpj(text: string): boolean {
  if (!CNPJ_TEXT.test(text.trim().toUpperCase())) return false;
  const characters = normaliseCpfCnpj(text);
  const root = characters.slice(0, 12);
  if (allEqual(root)) return false;
  const first = root + cnpj.verifierDigit(root);
  return characters === first + cnpj.verifierDigit(first);
}

/** The document that this kind of person has. */
export const isCpfCnpj = (tipo: TipoPessoa, text: string): boolean => (tipo === 'F' ? isCpf(text) : isCnpj(text));
