/**
 * What this user can open: home cards, entries and modules of the top bar, pages of a section.
 *
 * Cards are @sede/domain/access's table, sections are made of the routes' `menu`. An entry appears when its page is built
 * (registered) and the user may open it. A card whose own page is not built yet, or that the user's roles do not open,
 * leads to the first page of its section that they do; two cards never lead to the same page. Whoever has pages of a
 * section and no card of it gets an entry of the first one, so that no page is reached by its address alone.
 * In: registered routes, what the user may. Out: in declared order.
 * Source: spec 1 §2.5–§2.7; decisions §6 (Navigation; "until an area is built its cards do not appear").
 */
import { HOME_CARDS, HOME_GROUPS, type HomeGroup, type Permission } from '@sede/domain/access';
import type { Access, MenuIcon, PageInMenu, RouteDefinition } from '../../routing/index.ts';

type Built = Pick<RouteDefinition, 'path' | 'title' | 'access' | 'menu' | 'alsoIn' | 'parent'>;
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

export interface MenuPage extends PageLink {
  /** Named group of 'Mais'; null where its section has none. */
  group: string | null;
  icon: MenuIcon | null;
}

export interface Entry extends PageLink {
  /** The card's; null where the entry is a page without a card. */
  id: string | null;
  group: HomeGroup;
  /** Paths that this entry stands for when the top bar marks the current one. */
  root: string;
  /** Section of its page: '/financial', 'sistema'. */
  section: string;
}

/** One of the text's modules, with what its panel offers. */
export interface Module {
  id: HomeGroup;
  label: string;
  /** On its button. */
  short: string;
  /** Home pages; where they are few, the pages of their areas. */
  pages: readonly ModulePage[];
  /** Whether `pages` are those of the areas. */
  areas: boolean;
  entries: readonly Entry[];
}
export interface ModulePage extends PageLink {
  /** The card's, for its words; null for a page of an area, which has a picture instead. */
  id: string | null;
  icon?: MenuIcon | null;
}

/** A page at one of its places: it may stand in the menus of several sections. */
interface Listed {
  page: Built;
  menu: PageInMenu;
}
const placesOf = (page: Built): Listed[] =>
  page.menu ? [page.menu, ...(page.alsoIn ?? [])].map((menu) => ({ page, menu })) : [];
const sectionOfPlace = ({ page, menu }: Listed) => menu.section ?? rootOf(page.path);

const listedIn = (routes: readonly Built[], section: string): Listed[] =>
  routes
    .flatMap(placesOf)
    .filter((place) => sectionOfPlace(place) === section)
    .toSorted((a, b) => a.menu.order - b.menu.order);

const isOffered = ({ page, menu }: Listed, may: May): boolean =>
  may(page.access) && (menu.for === undefined || may(menu.for)) && !(menu.unless !== undefined && may(menu.unless));

/**
 * The section that `path` is in: of the page itself, or of one whose address begins with the same part. A page of several
 * sections is in the first one where this user is offered it.
 */
export function sectionAt(routes: readonly Built[], path: string, may: May = () => true): string | null {
  const listed = routes.filter(({ menu }) => menu !== undefined);
  const one =
    listed.find((route) => route.path === path) ?? listed.find((route) => rootOf(route.path) === rootOf(path));
  if (!one) return null;
  const place = placesOf(one).find((at) => isOffered(at, may));
  return place ? sectionOfPlace(place) : sectionOf(one);
}

/** The pages of a section that exist for this user, in the order of its menu. */
export const pagesOf = (routes: readonly Built[], section: string, may: May): MenuPage[] =>
  listedIn(routes, section)
    .filter((place) => isOffered(place, may))
    .map(({ page: { title, path }, menu }) => ({
      label: menu.label ?? title,
      to: path,
      group: menu.group ?? null,
      icon: menu.icon ?? null,
    }));

/** 'Financeiro' of '/financial', 'Sistema' of 'sistema'. */
export function sectionName(section: string): string {
  const card = HOME_CARDS.find(({ caminho }) => caminho === section);
  return card?.rotulo ?? section.replace(/^\/?(.)/, (_, first: string) => first.toUpperCase());
}

/** Pages by their named groups, each in the order of its first page. */
export function groupsOf<P extends MenuPage>(pages: readonly P[]): { name: string | null; pages: P[] }[] {
  const groups = new Map<string | null, P[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].map(([name, own]) => ({ name, pages: own }));
}

function targetOf(routes: readonly Built[], path: string, may: May): Built | null {
  const own = routes.find((route) => route.path === path);
  if (own && may(own.access)) return own;
  if (rootOf(path) !== path) return null;
  const section = sectionAt(routes, path);
  if (section === null) return null;
  return listedIn(routes, section).find((at) => isOffered(at, may) && !CARD_PATHS.has(at.page.path))?.page ?? null;
}

/** Pages of a section with a card, for people whose roles open some of them and no card: of contracts, the documents. */
function withoutCard(routes: readonly Built[], entries: readonly Entry[], may: May): Entry[] {
  const reached = new Set(entries.map(({ section }) => section));
  return HOME_CARDS.flatMap(({ caminho, grupo }) => {
    const section = sectionAt(routes, caminho);
    if (section === null || section !== caminho || reached.has(section)) return [];
    reached.add(section);
    const found = listedIn(routes, section).find((at) => isOffered(at, may) && !at.menu.quiet);
    if (found === undefined) return [];
    const { path, title } = found.page;
    return [{ id: null, label: found.menu.label ?? title, to: path, group: grupo, root: path, section }];
  });
}

export function entriesFor(routes: readonly Built[], can: Can, may: May): Entry[] {
  const entries: Entry[] = [];
  for (const { id, rotulo, grupo, permissao, caminho, senao } of HOME_CARDS) {
    const leads = can(permissao) ? caminho : senao && can(senao.permissao) ? senao.caminho : null;
    const page = leads === null ? null : targetOf(routes, leads, may);
    if (page && !entries.some((entry) => entry.to === page.path)) {
      entries.push({ id, label: rotulo, group: grupo, to: page.path, root: caminho, section: sectionOf(page) });
    }
  }
  return [...entries, ...withoutCard(routes, entries, may)];
}

/** The list that the page of one record belongs to; null for a page that is in a menu or stands alone. */
export function parentOf(routes: readonly Built[], { path, menu, parent }: Built, may: May): PageLink | null {
  if (menu) return null;
  const listed = routes.filter((route) => !route.path.includes(':') && may(route.access));
  const found =
    parent === undefined
      ? listed
          .filter((route) => route.path !== path && within(route.path, path))
          .toSorted((a, b) => b.path.length - a.path.length)[0]
      : listed.find((route) => route.path === parent);
  return found ? { label: found.menu?.label ?? found.title, to: found.path } : null;
}

/**
 * The entry that the open page belongs to: the one with the longest matching path; else the only one of its section
 * ('/filiacao/pedidos' is one of the pages of '/filiados').
 */
export function currentEntry(entries: readonly Entry[], pathname: string, section: string | null = null): Entry | null {
  const matching = entries.filter(({ root, to }) => within(root, pathname) || within(to, pathname));
  const [longest] = matching.sort((a, b) => b.root.length - a.root.length);
  if (longest) return longest;
  const [only, ...others] = entries.filter((entry) => entry.section === section);
  return only && others.length === 0 ? only : null;
}

/** Up to this many home pages stand in the top bar themselves; of more, their modules do. Source: decisions §6. */
const DIRECT = 6;
export const standDirectly = (entries: readonly Entry[]): boolean => entries.length <= DIRECT;

/** A module with fewer home pages lists the pages of their areas. */
const SHORT = 4;

export function modulesFor(routes: readonly Built[], entries: readonly Entry[], may: May): Module[] {
  return HOME_GROUPS.flatMap(({ id, rotulo, curto }) => {
    const own = entries.filter(({ group }) => group === id);
    if (own.length === 0) return [];
    const inside = [...new Set(own.map(({ section }) => section))].flatMap((section) => pagesOf(routes, section, may));
    const known = new Set(inside.map(({ to }) => to));
    // A home page that is in no menu of its own stays.
    const pages = [...own.filter(({ to }) => !known.has(to)), ...inside.map((page) => ({ ...page, id: null }))];
    const areas = own.length < SHORT && pages.length > own.length;
    return [{ id, label: rotulo, short: curto, pages: areas ? pages : own, areas, entries: own }];
  });
}
