/**
 * A module as the screens know it: one object, in `<módulo>.routes.tsx`, named once in `src/modules.ts`.
 *
 * It is part of the first load: pages stay behind `lazyPage`. Source: issue 8 §4; docs/decisions/037.
 */
import type { RouteDefinition } from '../routing/index.ts';

export interface WebModule {
  routes: readonly RouteDefinition[];
}

export const defineModule = (module: WebModule): WebModule => module;
