import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useHotkey } from '../hotkeys/useHotkey.ts';
import classes from './RecordReading.module.css';
import type { PanelAct } from './readingView.ts';

const ICON = 16;

function Act({ act }: { act: PanelAct }) {
  const { label, icon, hotkey = '', href, onSelect, primary = false } = act;
  const reason = act.disabledReason ?? null;
  const run = () => reason === null && onSelect?.();
  useHotkey(hotkey, label, run, { enabled: hotkey !== '' && reason === null });
  const look = {
    size: 'sm',
    variant: primary ? 'light' : 'default',
    leftSection: icon,
    rightSection:
      hotkey === '' ? undefined : (
        <kbd className={`${classes.key} phone-hide`} aria-hidden>
          {hotkey.toUpperCase()}
        </kbd>
      ),
    className: primary ? classes.primary : classes.act,
    ...(reason !== null && { 'aria-disabled': true, 'data-disabled': true, title: reason }),
  };
  if (href !== undefined && reason === null) {
    return (
      <Button component="a" href={href} download {...look}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={run}>
      {label}
    </Button>
  );
}

export interface PanelActsProps {
  /** null: this person may not edit it. */
  edit: { run: () => void; reason: string | null } | null;
  acts: readonly PanelAct[];
}

/** What may be done with the record that is read, each with its key; what may not be done now says why. */
export function PanelActs({ edit, acts }: PanelActsProps) {
  const all: readonly PanelAct[] = [
    ...(edit
      ? [
          {
            label: 'Editar',
            icon: <IconPencil size={ICON} aria-hidden />,
            hotkey: 'e',
            onSelect: edit.run,
            disabledReason: edit.reason,
          },
        ]
      : []),
    ...acts,
  ];
  return (
    <>
      {edit?.reason && <p className={classes.note}>{edit.reason}</p>}
      {all.map((act) => (
        <Act key={act.label} act={act} />
      ))}
    </>
  );
}
