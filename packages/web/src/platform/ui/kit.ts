/**
 * What the kit needs to know of the session, given once by `KitHost`: who keeps preferences and drafts, and today's
 * calendar date in São Paulo as the server sees it, the days of the finance month; and the saved views, which are a module's.
 */

import { PERIODO_PADRAO, type PeriodDays } from '@sede/domain/kernel';
import { type ComponentType, createContext, useContext } from 'react';
import type { ListControl } from './list-state/listControl.ts';
import type { DefaultView } from './list-state/viewState.ts';

/** What the module of saved views draws at the head of a list. */
export interface ListViewsProps {
  list: ListControl;
  /** The columns in force, as a view keeps them. */
  columns: string;
  knownColumns: ReadonlySet<string>;
}

export interface Kit {
  /** '' before sign-in. */
  userId: string;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** First and last day of the finance month, as the installation has set them. */
  periodDays: PeriodDays;
  /** What each list opens with for this person. */
  views: readonly DefaultView[];
  /** Drawn by every list that has views; null where there are none (gallery, before sign-in). */
  ListViews: ComponentType<ListViewsProps> | null;
}

export const KitContext = createContext<Kit>({
  userId: '',
  today: '1970-01-01',
  periodDays: PERIODO_PADRAO,
  views: [],
  ListViews: null,
});
export const useKit = (): Kit => useContext(KitContext);
