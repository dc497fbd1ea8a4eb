/** Payment batches: the dialog with which the list of expenses makes one. */
import { lazy } from 'react';

export const MontarBorderoDialog = lazy(() =>
  import('./MontarBorderoDialog.tsx').then((m) => ({ default: m.MontarBorderoDialog })),
);
