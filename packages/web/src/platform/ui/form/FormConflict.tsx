/** What a form shows when its record was saved by somebody else meanwhile; comes when it is first wanted. Source: decisions §2a. */
import { lazy, Suspense } from 'react';
import type { RecordForm } from './useRecordForm.ts';

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((m) => ({ default: m.ConflictDialog })));

type Conflicting = 'conflict' | 'base' | 'values' | 'labels' | 'show' | 'resolveConflict' | 'dismissConflict';

interface FormConflictProps {
  form: Pick<RecordForm, Conflicting>;
  /** Left without a choice; unless said otherwise, the conflict is put aside. */
  onClose?: () => void;
}

export function FormConflict({ form, onClose = form.dismissConflict }: FormConflictProps) {
  if (!form.conflict) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        conflict={form.conflict}
        base={form.base}
        mine={form.values}
        labels={form.labels}
        show={form.show}
        onResolve={form.resolveConflict}
        onClose={onClose}
      />
    </Suspense>
  );
}
