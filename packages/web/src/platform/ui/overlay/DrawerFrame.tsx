import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import drawer from './drawer.module.css';

export interface DrawerFrameProps {
  opened?: boolean;
  /** A click outside and the cross; Escape is the drawer's own (`useDrawerKeys`). */
  onClose: () => void;
  /** A click outside closes nothing. */
  busy?: boolean;
  size: number | string;
  title: string;
  /** Below the title. */
  subtitle: ReactNode;
  /** The part that scrolls, and the foot. */
  children: ReactNode;
}

/** The drawer at the right (the whole screen on a phone) in which something is filled in: title, cross, what it holds. */
export function DrawerFrame({
  opened = true,
  onClose,
  busy = false,
  size,
  title,
  subtitle,
  children,
}: DrawerFrameProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={size}
      closeOnEscape={false}
      classNames={{ content: drawer.frame }}
      closeOnClickOutside={!busy}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={drawer.head}>
          <div className={drawer.titles}>
            <Drawer.Title className={drawer.title}>{title}</Drawer.Title>
            <p className={drawer.sub}>{subtitle}</p>
          </div>
          <span className={`${drawer.hint} phone-hide`} aria-hidden>
            Esc fecha
          </span>
          <button type="button" className={drawer.close} aria-label="Fechar" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
