/**
 * What a module registers: a path, who may open it, its lazy page.
 *
 * `access`: 'public' (anybody), 'session' (any signed-in user) or a permission (several: any of them).
 * Home cards are @sede/domain/access's table, by path; the bar of a section is made of the routes' `menu`.
 * Source: style-examples §2 (`<module>.routes.tsx`), decisions §4–§6.
 */
import type { Permission } from '@sede/domain/access';
import { type ComponentType, createElement, type FunctionComponent, use } from 'react';
import { getLocation } from './location.ts';
import type { MenuIcon } from './menuIcon.ts';

export type Access = 'public' | 'session' | Permission | readonly Permission[];

export interface PageComponent extends FunctionComponent {
  /** Starts the download; called for the address that is open while the session is still being read. */
  preload: () => Promise<unknown>;
}

export interface PageAction {
  /** As the page's own button says it: 'Registrar despesa'. */
  label: string;
  access: Access;
  to: string;
}

export interface PageRecords {
  /** Contract key of the module that finds them: 'despesas'. */
  source: string;
  /** They are people: found before everything else. */
  people?: true;
  /** What they are called together, where the page's title says something else. */
  title?: string;
  hrefOf: (id: string) => string;
  /** The list of all that this text finds. */
  listHref?: (busca: string) => string;
}

export interface PageInMenu {
  /** Open to everybody signed in: offered within its section and by Ctrl K, never as an entry of its own. */
  quiet?: true;
  /** Rising. */
  order: number;
  /** Its group in 'Mais': 'Dia a dia'. Groups stand in the order of their first page. */
  group?: string;
  /** Where the title is too long, or says something else. */
  label?: string;
  /** Beside its name in the rail and in the panels. */
  icon?: MenuIcon;
  /** Pages of one name are siblings; default: the first part of the path. */
  section?: string;
  /** Who of those who may open it is offered it there; the others have another page for it. */
  for?: Access;
  /** Who is not, whatever else they may. */
  unless?: Access;
}

export interface RouteDefinition {
  path: string;
  /** Page title, 'Despesas': the document's title becomes 'Despesas · Sede'. */
  title: string;
  access: Access;
  /** Page of the manual that explains it, with the heading where it begins: 'despesas#aprovar'. */
  help: string;
  /** Addresses of this route that have a page of the manual of their own. */
  helpAt?: Readonly<Record<string, string>>;
  /** Of a page that is in no menu: the list that it belongs to, where its address does not begin with the list's. */
  parent?: string;
  /** Its place among the sibling pages of its section. */
  menu?: PageInMenu;
  /** Its places in the menus of other sections, for whoever has those. */
  alsoIn?: readonly PageInMenu[];
  page: PageComponent;
  /** Where whoever may open it is sent instead, until the page of this address is built; menus do not offer it. */
  leadsTo?: string;
  /** Opened by its address only: neither menus nor Ctrl K offer it. */
  unlisted?: true;
  /** The letter that leads here after 'g'. */
  goKey?: string;
  /** What Ctrl K offers to begin here, beside the page itself. */
  actions?: readonly PageAction[];
  /** The lists of this page whose saved views it opens: 'despesas.list'. */
  lists?: readonly string[];
  /** The source of the search over everything whose records this page opens. */
  records?: PageRecords;
  /** Other sources whose hits it opens: a dependent's is their member. */
  moreRecords?: readonly PageRecords[];
  /** Its answer has headers of its own, which hold for as long as the document does: the browser loads it whole, and what follows. */
  ownDocument?: true;
  /** 'bare': no top bar (sign-in and its kin). */
  frame?: 'bare';
}

/**
 * A page in a chunk of its own: `lazyPage(() => import('./DespesasPage.tsx').then((m) => m.DespesasPage))`.
 *
 * A download that failed stays failed as long as its history entry is open, or React would begin it again for ever and show
 * an empty page; the next visit tries anew.
 */
export function lazyPage(load: () => Promise<ComponentType>): PageComponent {
  let promise: Promise<ComponentType> | null = null;
  let failedAt: string | null = null;
  const preload = () => {
    const { key } = getLocation();
    if (promise && (failedAt === null || failedAt === key)) return promise;
    const loading = load();
    promise = loading;
    failedAt = null;
    loading.then(
      // React's `use` reads a promise marked like this at once, instead of suspending for a moment on a settled one.
      (component) => Object.assign(loading, { status: 'fulfilled', value: component }),
      (reason) => {
        Object.assign(loading, { status: 'rejected', reason });
        failedAt = getLocation().key;
      },
    );
    return loading;
  };
  const Page = () => createElement(use(preload()));
  return Object.assign(Page, { preload });
}
