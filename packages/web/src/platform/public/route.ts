/** A page that opens without a session, as a module names it in `<módulo>.public.ts`. */
import type { ComponentType } from 'react';

export interface PublicRoute {
  /** As the domain's manifest names it (`publicPages`). */
  path: string;
  /** The document's title becomes 'Filie-se · SINFIC'. */
  title: string;
  load: () => Promise<ComponentType>;
}
