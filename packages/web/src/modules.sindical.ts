/**
 * The political desk's area's modules, in the order of their pages in Ctrl K: their part of the table of routes comes
 * when it is wanted (decision 106).
 */
import { autoridadesModule } from '#modules/sindical/autoridades/autoridades.routes.tsx';
import { sindexModule } from '#modules/sindical/sindex/sindex.routes.tsx';
import type { WebModule } from '#platform/module/index.ts';

export const MODULES: readonly WebModule[] = [sindexModule, autoridadesModule];
