import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import drawer from '../overlay/drawer.module.css';
import { ScrollFrame } from '../scroll/ScrollFrame.tsx';
import classes from './ReadingDrawer.module.css';

export interface ReadingDrawerProps {
  title: string;
  subtitle?: ReactNode;
  /** At the right of the title: the amount with its situation. */
  aside?: ReactNode;
  /** Names the part that scrolls. */
  label: string;
  /** At the left of the footer: why the record cannot be changed. */
  note?: string | undefined;
  /** Buttons before 'Fechar'. */
  actions?: ReactNode;
  onClose: () => void;
  /** One below the other, each a `Ficha` or its waiting. */
  children: ReactNode;
}

/** Takes the room at the left of the footer's buttons: why something cannot be done here. */
export function ReadingNote({ children }: { children: ReactNode }) {
  return <span className={classes.note}>{children}</span>;
}

/** A whole record to read at the right of its list; Escape closes. */
export function ReadingDrawer(props: ReadingDrawerProps) {
  const { onClose } = props;
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    // A question on top handles the keys; checked when the key is pressed, before the question closes.
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelectorAll('[aria-modal="true"]').length > 1)
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={760}
      closeOnEscape={false}
      classNames={{ content: drawer.frame }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={`${drawer.head} ${classes.head}`}>
          <div className={`${drawer.titles} ${classes.titles}`}>
            <Drawer.Title className={drawer.title}>{props.title}</Drawer.Title>
            {props.subtitle && <p className={drawer.sub}>{props.subtitle}</p>}
          </div>
          {props.aside && <div className={classes.aside}>{props.aside}</div>}
          <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose} data-autofocus>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        <ScrollFrame label={props.label} className={classes.body}>
          {props.children}
        </ScrollFrame>
        <div className={classes.foot}>
          {props.note ? <ReadingNote>{props.note}</ReadingNote> : <span className={classes.space} />}
          {props.actions}
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
