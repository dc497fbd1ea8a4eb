import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './overlay.module.css';
import { useMenuKeys } from './useMenuKeys.ts';
import { type PopoverOptions, usePopover } from './usePopover.ts';

export interface MenuEntry {
  label: string;
  /** Needed where two entries have the same label. */
  key?: string;
  /** A second line, smaller. */
  detail?: string;
  icon?: ReactNode;
  onSelect?: () => void;
  /** A link instead of an action; `download` makes the browser save what it answers. */
  href?: string;
  download?: boolean;
  /** Says why it cannot be chosen now; the entry stays reachable so that the reason can be read. */
  disabledReason?: string | null;
  danger?: boolean;
  /** Makes it a tick box; the menu then stays open. */
  checked?: boolean;
  /** A line above this entry. */
  divided?: boolean;
}

/** One of a few values, side by side under one name; choosing leaves the menu open. */
export interface MenuChoice {
  choice: string;
  options: readonly { key: string; label: string; icon?: ReactNode; checked: boolean; onSelect: () => void }[];
}
export type MenuPart = MenuEntry | MenuChoice;

const roleOf = (entry: MenuEntry) => (entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox');

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const blocked = Boolean(entry.disabledReason);
  const content = (
    <>
      {entry.checked !== undefined && (
        <span className={classes.tick} data-on={entry.checked || undefined} aria-hidden />
      )}
      {entry.icon && <span className={classes.icon}>{entry.icon}</span>}
      <span className={classes.entryText}>
        {entry.label}
        {entry.detail && <span className={classes.reason}>{entry.detail}</span>}
        {entry.disabledReason && <span className={classes.reason}>{entry.disabledReason}</span>}
      </span>
    </>
  );
  const shared = {
    role: roleOf(entry),
    tabIndex: -1,
    className: classes.entry,
    'data-danger': entry.danger || undefined,
    'data-divided': entry.divided || undefined,
    'aria-disabled': blocked || undefined,
    'aria-checked': entry.checked,
  };
  if (entry.href && !blocked) {
    return (
      <a {...shared} href={entry.href} download={entry.download || undefined} onClick={close}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        if (blocked) return;
        if (entry.checked === undefined) close();
        entry.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}

function Choice({ part: { choice, options } }: { part: MenuChoice }) {
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-labelledby={title} className={classes.choice}>
      <span id={title} role="none" className={classes.choiceName}>
        {choice}
      </span>
      <div role="none" className={classes.options}>
        {options.map((option) => (
          <button
            key={option.key}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={option.checked}
            className={classes.option}
            onClick={option.onSelect}
          >
            {option.icon}
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Entries with arrow keys, Home, End and first letters; the first entry takes focus. */
export function MenuList({ entries, close }: { entries: readonly MenuPart[]; close: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(list, close);
  // Also when entries that were loaded take the place of the one that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when there are others
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) return;
    list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [entries.length]);
  return (
    // The panel around it has the menu's role; this only listens to keys that bubble from its entries.
    <div ref={list} role="none" onKeyDown={onKeyDown}>
      {entries.map((part) =>
        'choice' in part ? (
          <Choice key={part.choice} part={part} />
        ) : (
          <Entry key={part.key ?? part.label} entry={part} close={close} />
        ),
      )}
    </div>
  );
}

export interface MenuProps extends Omit<PopoverOptions, 'role'> {
  entries: readonly MenuPart[] | (() => readonly MenuPart[]);
  trigger: (props: ReturnType<typeof usePopover>['triggerProps']) => ReactNode;
}

/** A button and its menu. */
export function Menu({ entries, trigger, ...options }: MenuProps) {
  const popover = usePopover({ ...options, role: 'menu' });
  return (
    <>
      {trigger(popover.triggerProps)}
      <div {...popover.panelProps} className={classes.panel}>
        {popover.open && (
          <MenuList entries={typeof entries === 'function' ? entries() : entries} close={popover.close} />
        )}
      </div>
    </>
  );
}
