/** Routing: where we are, how to go elsewhere, what a module registers. */
export { setSearch, useLocation, useParams, useSearch, useUnsavedGuard } from './hooks.ts';
export { Link, type LinkProps } from './Link.tsx';
export { getLocation, navigate } from './location.ts';
export { findRoute } from './match.ts';
export { Router, type RouterProps } from './Router.tsx';
export { type Access, lazyPage, type PageComponent, type RouteDefinition } from './routes.ts';
export { type FlatSearch, parseSearch, stringifySearch } from './search.ts';
