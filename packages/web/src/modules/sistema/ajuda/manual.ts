/**
 * The manual's files, as the build found them: texts on demand, addresses of the pictures.
 *
 * A page's name is its file's without the ending ('despesas'); 'README' is the table of contents. Errors: a name that is
 * no page answers null. Source: docs/manual.
 */
const TEXTS = import.meta.glob<string>('../../../../../../docs/manual/*.md', { query: '?raw', import: 'default' });
const PICTURES = import.meta.glob<string>('../../../../../../docs/manual/images/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
const texts = new Map(Object.entries(TEXTS).map(([path, load]) => [nameOf(path), load]));
const pictures = new Map(Object.entries(PICTURES).map(([path, url]) => [nameOf(path), url]));

export const pageNames = (): string[] => [...texts.keys()].toSorted();
export const readPage = async (name: string): Promise<string | null> => (await texts.get(name)?.()) ?? null;
export const pictureOf = (file: string): string | null => pictures.get(nameOf(file)) ?? null;

export interface Found {
  pagina: string;
  titulo: string;
  /** Anchor of the section. */
  ancora: string;
  secao: string;
  trecho: string;
}

/** GitHub's anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const plain = (markdown: string) => markdown.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`#>|]/g, ' ');

/** Sections, each with its heading and its text without marks. */
export function sectionsOf(text: string): { titulo: string; secoes: { secao: string; texto: string }[] } {
  const [head = '', ...parts] = text.split(/^## /m);
  const titulo = /^# (.+)$/m.exec(head)?.[1] ?? '';
  const secoes = parts.map((part) => {
    const end = part.indexOf('\n');
    return { secao: plain(end < 0 ? part : part.slice(0, end)).trim(), texto: plain(end < 0 ? '' : part.slice(end)) };
  });
  const intro = plain(head.replace(/^# .+$/m, '')).trim();
  return { titulo, secoes: intro ? [{ secao: '', texto: intro }, ...secoes] : secoes };
}
