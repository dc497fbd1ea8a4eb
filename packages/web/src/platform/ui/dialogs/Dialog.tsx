import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import classes from './dialogs.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Neither Escape nor a click outside closes it. */
  busy?: boolean;
}

const WIDTH = { sm: 440, md: 560, lg: 760 };

/** A small dialog in the middle: focus stays inside and returns where it was; Escape closes. */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} />;
}

export interface DialogFrameProps extends DialogProps {
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
}

/** What the kit's dialogs with buttons are made of: screens take `ActionDialog` or `ReadingDialog`. */
export function DialogFrame(props: DialogFrameProps) {
  const { opened, onClose, title, children, footer, size = 'sm', busy = false } = props;
  useFocusReturn();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTH[size]}
      centered
      closeOnEscape={!busy}
      closeOnClickOutside={!busy}
      closeButtonProps={{ 'aria-label': 'Fechar', disabled: busy }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      zIndex={400}
    >
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </Modal>
  );
}
