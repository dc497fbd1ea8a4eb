import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Access, RouteDefinition } from '../../routing/index.ts';
import { type Can, type Entry, entriesFor, type Module, modulesFor } from './navigation.ts';

interface NavigationValue {
  routes: readonly RouteDefinition[];
  entries: readonly Entry[];
  /** The text's modules with something to open. */
  modules: readonly Module[];
  /** Address of the home page. */
  home: string;
  /** Draws the views that the person has pinned; null where there are none. */
  Pinned: ComponentType<PinnedProps> | null;
  can: Can;
  may: (access: Access) => boolean;
}

const NavigationContext = createContext<NavigationValue>({
  routes: [],
  entries: [],
  modules: [],
  home: '/',
  Pinned: null,
  can: () => false,
  may: () => false,
});

/** Called when one of them is followed, with the keys that were held. */
export interface PinnedProps {
  onFollow: (event: { ctrlKey: boolean; metaKey: boolean }) => void;
}

export interface NavigationProviderProps {
  home?: string;
  Pinned?: ComponentType<PinnedProps>;
  routes: readonly RouteDefinition[];
  can: Can;
  may: (access: Access) => boolean;
  children: ReactNode;
}

/** The pages that the user may open, for the top bar, the section bar, the home page, Ctrl K and the 'g' keys. */
export function NavigationProvider({ routes, can, may, home = '/', Pinned, children }: NavigationProviderProps) {
  const value = useMemo(() => {
    const entries = entriesFor(routes, can, may);
    return { routes, can, may, home, Pinned: Pinned ?? null, entries, modules: modulesFor(routes, entries, may) };
  }, [routes, can, may, home, Pinned]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export const useNavigation = (): NavigationValue => useContext(NavigationContext);
