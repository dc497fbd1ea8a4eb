/**
 * Whether a password is made of words that anybody would try first, and a number: the union's names, 'sindicato', the
 * houses, the person's own name or e-mail ('sindicato2026', 'Camara@123', 'mariasouza1985').
 *
 * In: the password as typed; the texts that give words (names, e-mails). Compared without case, accents, digits and signs;
 * signs and digits that stand for letters are read as such ('s1ndic@to'). A number alone is of the same kind.
 * Source: decisions §6 (Passwords).
 */
import { normaliseText } from '@sede/domain/kernel';

/** Shorter words stand in too many good passwords by chance. */
const MIN_PALAVRA = 3;
const DA_CASA =
  'sindicato sede câmara deputados senado federal tcu tribunal contas união congresso nacional legislativo';
const LIGACOES = ['a', 'as', 'o', 'os', 'e', 'de', 'da', 'das', 'do', 'dos'];
const LETRAS: Record<string, string> = { '4': 'a', '@': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's' };

const soLetras = (texto: string): string => normaliseText(texto).replace(/[^a-z]/g, '');

/** The words of a text, all of them as one, and each side of an e-mail as one. */
const palavrasDe = (texto: string): string[] =>
  [...normaliseText(texto).split(/[^a-z]+/), soLetras(texto), ...texto.split('@').map(soLetras)].filter(
    ({ length }) => length >= MIN_PALAVRA,
  );

/** 'S1ndic@to2026' → 'sindicato': what stands at the ends is a number, what stands inside is a letter. */
function lida(senha: string): string {
  const meio = normaliseText(senha).replace(/^[^a-z]+|[^a-z]+$/g, '');
  return soLetras(meio.replace(/[4@31!05$]/g, (sinal) => LETRAS[sinal] ?? ''));
}

/** Whether the letters are nothing but these words, one after the other. */
function isMadeOf(letras: string, palavras: ReadonlySet<string>): boolean {
  const chega = [true];
  for (let fim = 1; fim <= letras.length; fim++) {
    chega[fim] = [...palavras].some((p) => chega[fim - p.length] === true && letras.startsWith(p, fim - p.length));
  }
  return letras !== '' && chega[letras.length] === true;
}

export function senhaObvia(senha: string, textos: readonly string[]): boolean {
  if (/^\d+$/.test(senha)) return true;
  const palavras = new Set([...LIGACOES, ...[DA_CASA, ...textos].flatMap(palavrasDe)]);
  return isMadeOf(soLetras(senha), palavras) || isMadeOf(lida(senha), palavras);
}
