/** Which page of the manual explains the screen that is open: what its route says. Source: issue 3 (Staff manual). */
import type { RouteDefinition } from '#platform/routing/index.ts';

/** Address of the help for the screen of `route` at `pathname`; the whole manual where there is no screen. */
export function ajudaDe(route: Pick<RouteDefinition, 'help' | 'helpAt'> | null, pathname: string): string {
  const page = route?.helpAt?.[pathname] ?? route?.help ?? 'README';
  return page === 'README' ? '/ajuda' : `/ajuda/${page}`;
}
