/**
 * Route patterns: '/financial/despesas/:dataInicial/:dataFinal'. A segment is literal or ':name'; case counts.
 * Out: the parameters decoded, or null. A path is matched by the first pattern with the most literal segments.
 */

export type Params = Readonly<Record<string, string>>;

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The parameters, decoded; null where the path does not fit or cannot be decoded. */
export function matchPattern(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = decoded(given[i] ?? '');
    if (value === null) return null;
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else params[part.slice(1)] = value;
  }
  return params;
}

const literals = (pattern: string) => pattern.split('/').filter((part) => !part.startsWith(':')).length;

/** The route of a path with its parameters; null where there is none. */
export function findRoute<R extends { path: string }>(routes: readonly R[], pathname: string) {
  let best: { route: R; params: Params } | null = null;
  for (const route of routes) {
    const params = matchPattern(route.path, pathname);
    if (params && (!best || literals(route.path) > literals(best.route.path))) best = { route, params };
  }
  return best;
}
