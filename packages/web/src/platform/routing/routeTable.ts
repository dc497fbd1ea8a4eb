/**
 * The table of routes, in parts: what is drawn for everybody comes with the program, an area's part when it is wanted.
 *
 * An area is wanted by whoever may open one of its pages (its menu and Ctrl K name them), and at its addresses by anybody: who may
 * not open the page is told so, a stranger signs in first. Until it has come such an address has a place of its own, which waits
 * for it and says so where it does not come. Source: docs/decisions/106.
 */
import type { Permission } from '@sede/domain/access';
import { createStore, type Store, useStore } from '../ui/text/store.ts';
import { findRoute } from './match.ts';
import { lazyPage, type RouteDefinition } from './routes.ts';

export interface RouteArea {
  /** Beginnings of its addresses, whole segments: '/juridico'. */
  at: readonly string[];
  /** Who has one of these is offered its pages; everybody who may open one of them has one. */
  access: readonly Permission[];
  load: () => Promise<readonly { routes: readonly RouteDefinition[] }[]>;
}

export interface RouteTable {
  /** What has come so far. */
  routes: Store<readonly RouteDefinition[]>;
  /** Fetches the areas that `can` opens; resolves when they are there, or have failed: then the next call tries anew. */
  want: (can: (permission: Permission) => boolean) => Promise<void>;
  /** Whether an area that `can` opens has not come yet. */
  waits: (can: (permission: Permission) => boolean) => boolean;
  /** The place of an address whose area has not come; null where there is none. */
  placeOf: (pathname: string) => RouteDefinition | null;
  /** Begins to fetch the page of an address, with its area. */
  preload: (pathname: string) => Promise<unknown>;
}

const begins = (pathname: string, at: string) => pathname === at || pathname.startsWith(`${at}/`);

function NoPage() {
  return null;
}

/** In: the part that everybody has, and the areas in the order of their pages in Ctrl K. */
export function createRouteTable(core: readonly RouteDefinition[], areas: readonly RouteArea[]): RouteTable {
  const routes = createStore(core);
  const come = new Map<RouteArea, readonly RouteDefinition[]>();
  const coming = new Map<RouteArea, Promise<void>>();
  const places = new Map<string, RouteDefinition>();

  const fetchArea = async (area: RouteArea) => {
    const modules = await area.load();
    come.set(
      area,
      modules.flatMap((module) => module.routes),
    );
    routes.set([...core, ...areas.flatMap((one) => come.get(one) ?? [])]);
  };
  const load = (area: RouteArea): Promise<void> => {
    const begun = coming.get(area);
    if (begun) return begun;
    const loading = fetchArea(area);
    coming.set(area, loading);
    loading.catch(() => coming.delete(area));
    return loading;
  };
  const missing = (can: (permission: Permission) => boolean) =>
    areas.filter((area) => !come.has(area) && area.access.some(can));
  const missingAt = (pathname: string) =>
    areas.find((area) => !come.has(area) && area.at.some((at) => begins(pathname, at)));

  return {
    routes,
    want: async (can) => void (await Promise.allSettled(missing(can).map(load))),
    waits: (can) => missing(can).length > 0,
    placeOf: (pathname) => {
      const area = missingAt(pathname);
      if (!area || findRoute(routes.get(), pathname)) return null;
      const place: RouteDefinition = places.get(pathname) ?? {
        ...{ path: pathname, title: '', access: 'session', help: 'README', unlisted: true },
        page: lazyPage(() => load(area).then(() => NoPage)),
      };
      places.set(pathname, place);
      return place;
    },
    preload: async (pathname) => {
      const area = missingAt(pathname);
      if (area && !findRoute(core, pathname)) await load(area);
      await findRoute(routes.get(), pathname)?.route.page.preload();
    },
  };
}

/** What has come of the table so far; drawn again when an area comes. */
export const useRoutes = ({ routes }: RouteTable): readonly RouteDefinition[] => useStore(routes);
