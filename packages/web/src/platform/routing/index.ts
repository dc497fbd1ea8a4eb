/** Routing: where we are, how to go elsewhere, what a module registers. */
export { setSearch, useLocation, useParams, useSearch, useUnsavedGuard } from './hooks.ts';
export { Link } from './Link.tsx';
export { getLocation, lastAddressOf, navigate, setOwnDocuments } from './location.ts';
export { findRoute } from './match.ts';
export type { MenuIcon } from './menuIcon.ts';
export { Router } from './Router.tsx';
export { createAt, NEW_RECORD, RECORD_PARAM, recordHref, recordsAt } from './recordAddress.ts';
export {
  type Access,
  lazyPage,
  type PageInMenu,
  type RouteDefinition,
} from './routes.ts';
export { createRouteTable, type RouteArea, useRoutes } from './routeTable.ts';
export { type FlatSearch, stringifySearch } from './search.ts';
