/** Looks for words in the whole manual: every word must stand in a section or its title, accents and capitals aside. */
import { normaliseText } from '@sede/domain/kernel';
import { anchorOf, type Found, pageNames, readPage, sectionsOf } from './manual.ts';

const MAX = 20;
const AROUND = 60;

function excerpt(text: string, word: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const at = Math.max(0, normaliseText(flat).indexOf(word) - AROUND);
  return `${at > 0 ? '…' : ''}${flat.slice(at, at + 2 * AROUND + word.length)}…`;
}

export function findIn(pages: readonly { pagina: string; texto: string }[], busca: string): Found[] {
  const words = normaliseText(busca).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  return pages
    .flatMap(({ pagina, texto }) => {
      const { titulo, secoes } = sectionsOf(texto);
      return secoes
        .filter((one) => words.every((word) => normaliseText(`${titulo} ${one.secao} ${one.texto}`).includes(word)))
        .map(({ secao, texto: body }) => ({
          pagina,
          titulo,
          secao,
          ancora: anchorOf(secao),
          trecho: excerpt(body, first),
        }));
    })
    .slice(0, MAX);
}

export async function searchManual(busca: string): Promise<Found[]> {
  const names = pageNames().filter((name) => name !== 'README');
  const pages = await Promise.all(names.map(async (pagina) => ({ pagina, texto: (await readPage(pagina)) ?? '' })));
  return findIn(pages, busca);
}
