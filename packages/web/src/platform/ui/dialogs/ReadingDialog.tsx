import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame, type DialogProps } from './Dialog.tsx';

export interface ReadingDialogProps extends Pick<DialogProps, 'title' | 'size' | 'busy' | 'onClose' | 'children'> {
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Its button is the primary one: closing goes on with the work. */
  closeFilled?: boolean;
}

/** A dialog that only shows something; its button closes it. */
export function ReadingDialog({ actions, closeLabel = 'Fechar', closeFilled = false, ...dialog }: ReadingDialogProps) {
  return (
    <DialogFrame
      {...dialog}
      opened
      footer={
        <>
          {actions}
          <Button variant={closeFilled ? 'filled' : 'default'} onClick={dialog.onClose}>
            {closeLabel}
          </Button>
        </>
      }
    />
  );
}
