/** Names of areas that still stand in the platform or in `sistema`, each with its reason; the list only grows shorter. */
import type { NamesLeft } from './area-names.ts';

export const NAMES_LEFT: NamesLeft = {
  'packages/web/src/platform/ui/charts/chartData.ts': {
    names: ['bi'],
    why: "short for 'bilhões' at an axis: the word, not the area",
  },
  'packages/server/src/platform/api/context.ts': {
    names: ['escritorios'],
    why: 'the offices that a person represents are part of who they are, as their roles are: row visibility asks them',
  },
};
