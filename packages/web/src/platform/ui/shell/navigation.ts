/**
 * What this user can open: home cards, entries of the top bar, buttons of the section bar.
 *
 * Cards are @sede/domain/access's table, sections are made of the routes' `menu`. An entry appears when its page is built
 * (registered) and the user may open it. A card whose own page is not built yet leads to the first page of its section
 * that is; two cards never lead to the same page. In: registered routes, what the user may. Out: in declared order.
 * Source: spec 1 §2.5–§2.7; decisions §6 ("until an area is built its cards do not appear").
 */
import { HOME_CARDS, type HomeGroup, type Permission } from '@sede/domain/access';
import type { Access, RouteDefinition } from '../../routing/index.ts';

type Built = Pick<RouteDefinition, 'path' | 'title' | 'access' | 'menu'>;
export type Can = (permission: Permission) => boolean;
type May = (access: Access) => boolean;

const CARD_PATHS = new Set(HOME_CARDS.map((card) => card.caminho));

const within = (root: string, path: string) => path === root || path.startsWith(`${root}/`);
const rootOf = (path: string) => `/${path.split('/')[1] ?? ''}`;
const sectionOf = ({ path, menu }: Built) => menu?.section ?? rootOf(path);

export interface PageLink {
  label: string;
  to: string;
}

export interface Entry extends PageLink {
  group: HomeGroup;
  /** Paths that this entry stands for when the top bar marks the current one. */
  root: string;
}

/** Pages of the section that `path` is in: where a page begins with the same part and says that it stands in a menu. */
function pagesBeside(routes: readonly Built[], path: string): Built[] {
  const listed = routes.filter(({ menu }) => menu !== undefined);
  const one = listed.find((route) => rootOf(route.path) === rootOf(path));
  if (!one) return [];
  return listed
    .filter((route) => sectionOf(route) === sectionOf(one))
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
}

/** Sibling pages of the page at `path` that exist for this user, the page itself left out. */
export const siblingsOf = (routes: readonly Built[], path: string, may: May): PageLink[] =>
  pagesBeside(routes, path)
    .filter((page) => page.path !== path && may(page.access))
    .map((page) => ({ label: page.menu?.label ?? page.title, to: page.path }));

function targetOf(routes: readonly Built[], path: string, may: May): string | null {
  if (routes.some((route) => route.path === path)) return path;
  if (rootOf(path) !== path) return null;
  return siblingsOf(routes, path, may).find((page) => !CARD_PATHS.has(page.to))?.to ?? null;
}

export function entriesFor(routes: readonly Built[], can: Can, may: May): Entry[] {
  const entries: Entry[] = [];
  for (const { rotulo, grupo, permissao, caminho } of HOME_CARDS) {
    const to = can(permissao) ? targetOf(routes, caminho, may) : null;
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
