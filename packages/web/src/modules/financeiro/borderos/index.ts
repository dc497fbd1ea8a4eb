/** Payment batches: the dialog with which the list of expenses makes one. */
import { lazy } from 'react';

export const CreateBorderoDialog = lazy(() =>
  import('./CreateBorderoDialog.tsx').then((m) => ({ default: m.CreateBorderoDialog })),
);
