import { IconChevronLeft } from '@tabler/icons-react';
import { findRoute, Link, lastAddressOf, useLocation } from '../../routing/index.ts';
import { useNavigation } from './NavigationContext.tsx';
import { type PageLink, parentOf } from './navigation.ts';
import classes from './shell.module.css';

/** The list that the open page belongs to; null where it is the page of no record. */
export function useParent(): PageLink | null {
  const { routes, may } = useNavigation();
  const { pathname } = useLocation();
  const route = findRoute(routes, pathname)?.route;
  return route ? parentOf(routes, route, may) : null;
}

/**
 * '‹ Borderôs' above the page of one record: the way back to its list, as it was left. Every page that is in no menu gets
 * it from its address, or from the route's `parent`. Source: decisions §6 (Navigation).
 */
export function Trail() {
  const parent = useParent();
  if (!parent) return null;
  return (
    <nav className={classes.trail} aria-label="Caminho até aqui">
      <Link to={lastAddressOf(parent.to)}>
        <IconChevronLeft size={15} aria-hidden />
        {parent.label}
      </Link>
    </nav>
  );
}
