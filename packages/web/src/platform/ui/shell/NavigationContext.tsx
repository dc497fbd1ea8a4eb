import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Can, type Entry, entriesFor } from './navigation.ts';

interface NavigationValue {
  routes: readonly { path: string }[];
  entries: readonly Entry[];
  can: Can;
}

const NavigationContext = createContext<NavigationValue>({ routes: [], entries: [], can: () => false });

export interface NavigationProviderProps {
  routes: readonly { path: string }[];
  can: Can;
  children: ReactNode;
}

/** What there is to open, for the top bar, the section bar and the home page. */
export function NavigationProvider({ routes, can, children }: NavigationProviderProps) {
  const value = useMemo(() => ({ routes, can, entries: entriesFor(routes, can) }), [routes, can]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export const useNavigation = (): NavigationValue => useContext(NavigationContext);
