import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
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
    <Dialog
      opened
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <RecordDetail {...detail} />
    </Dialog>
  );
}
