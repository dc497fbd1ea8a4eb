/** Of what was opened lately, what the person may still open; with the module of its records, from the page's route. */
import { findRoute } from '../routing/match.ts';
import type { Access, RouteDefinition } from '../routing/routes.ts';
import type { Visit } from './visits.ts';

export function reachable(
  visits: readonly Visit[],
  routes: readonly RouteDefinition[],
  may: (access: Access) => boolean,
): Visit[] {
  return visits.flatMap((visit) => {
    const route = findRoute(routes, visit.to.split('?')[0] ?? visit.to)?.route;
    if (!route || !may(route.access)) return [];
    const source = visit.source ?? route.records?.source;
    return [{ ...visit, ...(source && { source }) }];
  });
}
