/**
 * Where the address sends the user instead of showing its page.
 *
 * A stranger goes to '/' with the address asked for in `?destino=`; once signed in, '/' leads there, or home. A page
 * that they may not open leads home, with a notice. An address whose page is not built yet leads to the one that stands
 * in. In: the matched route, the address, the user. Out: null to stay.
 * Source: spec 1 §2.1; decisions §6.
 */
import type { Access, RouteDefinition } from './routes.ts';
import { parseSearch } from './search.ts';

/**
 * The deep link that was asked for, if it is a path of this application: '//elsewhere' and '/\elsewhere' are other hosts
 * to a browser, also with a tab between, which it drops, or after '/..', which it resolves; and a link prepared by
 * somebody must neither lead out of here with a fresh session nor end on an empty page.
 */
export function safeDestination(destino: string | undefined, home: string): string {
  if (!destino || destino === '/' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(destino)) return home;
  return new URL(destino, 'http://sede.invalid').pathname.startsWith('//') ? home : destino;
}

export interface Visitor {
  signedIn: boolean;
  may: (access: Access) => boolean;
  home: string;
}

export function redirectOf(
  route: Pick<RouteDefinition, 'path' | 'access' | 'leadsTo'> | null,
  at: { pathname: string; search: string },
  { signedIn, may, home }: Visitor,
): { to: string; refused: boolean } | null {
  if (!route) return null;
  if (route.path === '/' && signedIn)
    return { to: safeDestination(parseSearch(at.search).destino, home), refused: false };
  if (route.access === 'public') return null;
  if (!signedIn) {
    const destino = at.pathname === home ? '' : `?destino=${encodeURIComponent(at.pathname + at.search)}`;
    return { to: `/${destino}`, refused: false };
  }
  if (!may(route.access)) return { to: home, refused: true };
  return route.leadsTo === undefined ? null : { to: route.leadsTo, refused: false };
}
