/**
 * What the kit needs to know of the session, given once by `KitHost`: who keeps preferences and drafts, and today's
 * calendar date in São Paulo as the server sees it.
 */

import { createContext, useContext } from 'react';

export interface Kit {
  /** '' before sign-in. */
  userId: string;
  /** 'YYYY-MM-DD'. */
  today: string;
}

export const KitContext = createContext<Kit>({ userId: '', today: '1970-01-01' });
export const useKit = (): Kit => useContext(KitContext);
