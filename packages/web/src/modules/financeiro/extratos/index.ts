/** Bank statements: what an account's month is worked on with. */
import { lazy } from 'react';

export const LinhasDoExtrato = lazy(() =>
  import('./LinhasDoExtrato.tsx').then((m) => ({ default: m.LinhasDoExtrato })),
);
export const ArquivosDialog = lazy(() => import('./ArquivosDialog.tsx').then((m) => ({ default: m.ArquivosDialog })));
