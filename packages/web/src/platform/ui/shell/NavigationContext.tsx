import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Access, RouteDefinition } from '../../routing/index.ts';
import { type Can, type Entry, entriesFor } from './navigation.ts';

interface NavigationValue {
  routes: readonly RouteDefinition[];
  entries: readonly Entry[];
  can: Can;
  may: (access: Access) => boolean;
}

const NavigationContext = createContext<NavigationValue>({
  routes: [],
  entries: [],
  can: () => false,
  may: () => false,
});

export interface NavigationProviderProps {
  routes: readonly RouteDefinition[];
  can: Can;
  may: (access: Access) => boolean;
  children: ReactNode;
}

/** The pages that the user may open, for the top bar, the section bar, the home page, Ctrl K and the 'g' keys. */
export function NavigationProvider({ routes, can, may, children }: NavigationProviderProps) {
  const value = useMemo(() => ({ routes, can, may, entries: entriesFor(routes, can, may) }), [routes, can, may]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export const useNavigation = (): NavigationValue => useContext(NavigationContext);
