/**
 * What this user can open: home cards, entries of the top bar, buttons of the section bar.
 *
 * The tables are @sede/domain/access's. An entry appears when its page is built (registered) and the user may open it.
 * A card whose own page is not built yet leads to the first page of its section that is; two cards never lead to the
 * same page. In: registered routes, what the user may. Out: in the tables' order.
 * Source: spec 1 §2.5–§2.7; decisions §6 ("until an area is built its cards do not appear").
 */
import {
  FINANCE_SECTION,
  HOME_CARDS,
  type HomeGroup,
  LEGAL_SECTION,
  type Permission,
  type SectionEntry,
  SYSTEM_SECTION,
} from '@sede/domain/access';

interface Built {
  path: string;
}
export type Can = (permission: Permission) => boolean;

/** Sections with sibling pages, by the path that all of them begin with. */
const SECTIONS: readonly { root: string; pages: readonly SectionEntry[] }[] = [
  { root: '/financial', pages: FINANCE_SECTION },
  { root: '/juridico', pages: LEGAL_SECTION },
  { root: '/roles', pages: SYSTEM_SECTION },
  { root: '/configuracoes', pages: SYSTEM_SECTION },
];
const CARD_PATHS = new Set(HOME_CARDS.map((card) => card.caminho));

const within = (root: string, path: string) => path === root || path.startsWith(`${root}/`);
const sectionOf = (path: string) => SECTIONS.find(({ root }) => within(root, path));

export interface PageLink {
  label: string;
  to: string;
}

export interface Entry extends PageLink {
  group: HomeGroup;
  /** Paths that this entry stands for when the top bar marks the current one. */
  root: string;
}

/** Sibling pages of the page at `path` that exist for this user, the page itself left out. */
export function siblingsOf(routes: readonly Built[], path: string, can: Can): PageLink[] {
  const pages = sectionOf(path)?.pages ?? [];
  return pages
    .filter((page) => page.caminho !== path && can(page.permissao) && routes.some((r) => r.path === page.caminho))
    .map((page) => ({ label: page.rotulo, to: page.caminho }));
}

function targetOf(routes: readonly Built[], path: string, can: Can): string | null {
  if (routes.some((route) => route.path === path)) return path;
  if (sectionOf(path)?.root !== path) return null;
  return siblingsOf(routes, path, can).find((page) => !CARD_PATHS.has(page.to))?.to ?? null;
}

export function entriesFor(routes: readonly Built[], can: Can): Entry[] {
  const entries: Entry[] = [];
  for (const { rotulo, grupo, permissao, caminho } of HOME_CARDS) {
    const to = can(permissao) ? targetOf(routes, caminho, can) : null;
    if (to && !entries.some((entry) => entry.to === to)) {
      entries.push({ label: rotulo, group: grupo, to, root: caminho });
    }
  }
  return entries;
}

/** The entry that the open page belongs to: the one with the longest matching path. */
export function currentEntry(entries: readonly Entry[], pathname: string): Entry | null {
  const matching = entries.filter(({ root, to }) => within(root, pathname) || within(to, pathname));
  return matching.sort((a, b) => b.root.length - a.root.length)[0] ?? null;
}
