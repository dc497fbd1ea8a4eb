/**
 * What the list editor does with words: order, names, repeats. The server asks the same rules again.
 * Source: decisions §7 (Lists that become settings); docs/decisions/015.
 */

const key = (palavra: string) => palavra.trim().toLocaleLowerCase('pt-BR');

/** The message for a word that is there already, or null. */
export const semRepetir = (palavra: string, todas: readonly string[]): string | null =>
  todas.some((one) => key(one) === key(palavra)) ? 'Esta opção já existe.' : null;

export function moveWord<T>(lista: readonly T[], de: number, passos: -1 | 1): T[] {
  const next = [...lista];
  const [one] = next.splice(de, 1);
  if (one !== undefined) next.splice(de + passos, 0, one);
  return next;
}

interface Palavras {
  habilitadas: readonly string[];
  desabilitadas: readonly string[];
  /** As they are stored: only such words can stand in records. */
  guardadas: readonly string[];
}

/** The new word in the old one's place; the old one stays disabled if records may carry it. null: nothing to do. */
export function renameWord(
  { habilitadas, desabilitadas, guardadas }: Palavras,
  de: string,
  para: string,
): { habilitadas: string[]; desabilitadas: string[] } | null {
  const palavra = para.trim();
  const outras = [...habilitadas, ...desabilitadas].filter((one) => one !== de);
  if (palavra === '' || palavra === de || semRepetir(palavra, outras)) return null;
  // Only capitals differ: for the list both are the same word.
  const keep = guardadas.includes(de) && key(palavra) !== key(de);
  return {
    habilitadas: habilitadas.map((one) => (one === de ? palavra : one)),
    desabilitadas: keep ? [...desabilitadas, de] : [...desabilitadas],
  };
}
