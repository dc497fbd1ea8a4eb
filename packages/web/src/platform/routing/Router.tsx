/**
 * Draws the page of the current address.
 *
 * A page that needs a session sends a stranger to '/' and keeps the address asked for in `?destino=`; one that the
 * user may not open leads to /profile with a notice (spec 1 §2.1, decisions §6). On arrival the page's h1 (or what it marks
 * with `data-arrival`: the heading of a step) takes the focus, unless the person has gone on while the page was coming
 * (a key that moved the focus, a menu already open, a field being typed in), and the scroll goes to the top, or back to
 * where it was when Back brought us here.
 */
import { type ComponentType, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ParamsContext, useLocation } from './hooks.ts';
import { isOtherDocument, navigate, navigationKind, savedScroll } from './location.ts';
import { findRoute } from './match.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { redirectOf } from './redirect.ts';
import type { Access, RouteDefinition } from './routes.ts';

export interface RouterProps {
  routes: readonly RouteDefinition[];
  signedIn: boolean;
  may: (access: Access) => boolean;
  /** Called when a user was redirected from a page that they may not open. */
  onRefused: () => void;
  /** Where a signed-in user lands. */
  home: string;
  NotFound: ComponentType;
  /** The frame around a page: top bar and landmarks, or nothing. */
  Frame: ComponentType<{ route: RouteDefinition | null; children: ReactNode }>;
  pending: ReactNode;
}

/** Plain anchors to our own pages (in menus, in texts) navigate inside the application too. */
function followAnchors(event: MouseEvent) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified || !(event.target instanceof Element)) return;
  const anchor = event.target.closest('a');
  if (!anchor?.href || anchor.origin !== window.location.origin) return;
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return;
  if (/^\/(api|rpc)(\/|$)/.test(anchor.pathname)) return;
  event.preventDefault();
  // The skip link: a place on this page, not a step of the history.
  if (anchor.getAttribute('href')?.startsWith('#')) document.getElementById(anchor.hash.slice(1))?.focus();
  else void navigate(anchor.pathname + anchor.search + anchor.hash);
}

/** A refusal that is told by the document that comes. */
const REFUSED = 'sede:recusada';

const GONE_ON = '[role="menu"], [role="dialog"], input, textarea, select';

/** When the address changed: what had the focus, and how many keys had been pressed on this page until then. */
interface Departure {
  focus: Element | null;
  keys: number;
}

let keysPressed = 0;
window.addEventListener('keydown', () => (keysPressed += 1), true);

/** Whether the focus is where the person has put it since. Where a closing dialog puts it is not. */
function hasGoneOn({ focus, keys }: Departure): boolean {
  const active = document.activeElement;
  if (!active || active === focus || active === document.body) return false;
  return keysPressed > keys || active.closest(GONE_ON) !== null;
}

/** Mounted beside the page, inside its Suspense: its effect runs once the page stands. */
function Arrival({ title, left }: { title: string; left: RefObject<Departure> }) {
  const { key } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry, the title is of that entry
  useEffect(() => {
    document.title = `${title} · Sede`;
    const kind = navigationKind();
    const opening = first.current && kind === 'pop';
    first.current = false;
    if (kind === 'search' || opening) return;
    const restore = kind === 'pop' ? savedScroll(key) : 0;
    requestAnimationFrame(() => {
      window.scrollTo(0, restore);
      const heading =
        document.querySelector<HTMLElement>('main [data-arrival]') ??
        document.querySelector<HTMLElement>('main h1') ??
        document.querySelector<HTMLElement>('main');
      if (!heading || hasGoneOn(left.current)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [key]);
  return null;
}

export function Router({ routes, signedIn, may, onRefused, home, NotFound, Frame, pending }: RouterProps) {
  const location = useLocation();
  const found = findRoute(routes, location.pathname);
  const route = found?.route ?? null;
  const redirect = redirectOf(route, location, { signedIn, may, home });
  const to = redirect?.to;
  const refused = redirect?.refused ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per redirect, not once per new callback
  useEffect(() => {
    if (to === undefined) return;
    if (refused && isOtherDocument(to)) sessionStorage.setItem(REFUSED, to);
    else if (refused) onRefused();
    void navigate(to, { replace: true, force: true });
  }, [to, refused, location.key]);

  const left = useRef<Departure>({ focus: null, keys: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry, before its page stands
  useEffect(() => {
    left.current = { focus: document.activeElement, keys: keysPressed };
  }, [location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document
  useEffect(() => {
    if (sessionStorage.getItem(REFUSED) !== location.pathname) return;
    sessionStorage.removeItem(REFUSED);
    onRefused();
  }, []);

  useEffect(() => {
    document.addEventListener('click', followAnchors);
    return () => document.removeEventListener('click', followAnchors);
  }, []);

  if (redirect) return null;
  const Page = route?.page ?? NotFound;
  const title = route?.title ?? 'Página não encontrada';
  return (
    <ParamsContext value={found?.params ?? {}}>
      <Frame route={route}>
        <PageErrorBoundary key={location.pathname}>
          <Suspense fallback={pending}>
            <Page />
            <Arrival title={title} left={left} />
          </Suspense>
        </PageErrorBoundary>
      </Frame>
    </ParamsContext>
  );
}
