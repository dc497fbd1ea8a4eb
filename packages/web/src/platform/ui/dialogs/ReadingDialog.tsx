import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame, type DialogProps } from './Dialog.tsx';

export interface ReadingDialogProps extends Pick<DialogProps, 'title' | 'size' | 'busy' | 'onClose' | 'children'> {
  /** Buttons before the one that closes. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Closing is the next step, not a way out. */
  closeFilled?: boolean;
}

/** Something to look at: its own button only closes it. */
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
