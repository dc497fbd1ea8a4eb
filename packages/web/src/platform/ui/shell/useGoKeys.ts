/**
 * 'g' then a letter leads to a module: the letters that the pages name, of those that the user may open.
 *
 * Of two pages with one letter the first that may be opened has it. Listed under '?'. Source: issue 3 (Ctrl K).
 */
import { useMemo } from 'react';
import { navigate } from '../../routing/index.ts';
import { useHotkeys } from '../hotkeys/useHotkey.ts';
import { useNavigation } from './NavigationContext.tsx';

export function useGoKeys(): void {
  const { routes, may } = useNavigation();
  const hotkeys = useMemo(() => {
    const byKey = new Map<string, { key: string; label: string; handler: () => void }>();
    for (const { goKey, title, path, access } of routes) {
      if (!goKey || byKey.has(goKey) || !may(access)) continue;
      byKey.set(goKey, { key: `g ${goKey}`, label: `Ir para ${title}`, handler: () => void navigate(path) });
    }
    return [...byKey.values()];
  }, [routes, may]);
  useHotkeys(hotkeys);
}
