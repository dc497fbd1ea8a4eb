import type { ReactNode } from 'react';
import { ReadingDialog } from '../dialogs/ReadingDialog.tsx';
import { RecordDetail, type RecordDetailProps } from './RecordDetail.tsx';

export interface RecordDialogProps extends Omit<RecordDetailProps, 'children'> {
  title: string;
  onClose: () => void;
  /** Beside 'Fechar'. */
  actions?: ReactNode;
}

/** A whole record for somebody who may only read it. */
export function RecordDialog({ title, onClose, actions, ...detail }: RecordDialogProps) {
  return (
    <ReadingDialog size="md" title={title} onClose={onClose} actions={actions}>
      <RecordDetail {...detail} />
    </ReadingDialog>
  );
}
