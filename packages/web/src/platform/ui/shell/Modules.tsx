import { lazy, useRef } from 'react';
import { Link, useLocation } from '../../routing/index.ts';
import { Part } from '../feedback/Part.tsx';
import { usePopover } from '../overlay/usePopover.ts';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import { ChevronIcon } from './icons.tsx';
import menus from './menus.module.css';
import { useNavigation } from './NavigationContext.tsx';
import { currentEntry, type Entry, type Module, sectionAt, standDirectly } from './navigation.ts';
import classes from './shell.module.css';

const loadPanel = () => import('./ModulePanel.tsx').then((m) => ({ default: m.ModulePanel }));
const ModulePanel = lazy(loadPanel);

function Direct({ entries, current }: { entries: readonly Entry[]; current: Entry | null }) {
  const counters = useCounters();
  return entries.map((entry) => (
    <Link
      key={entry.to}
      to={entry.to}
      className={classes.navLink}
      aria-current={entry === current ? 'page' : undefined}
    >
      {entry.label}
      <CounterTag counter={counters.ofEntry(entry)} short />
    </Link>
  ));
}

interface ModuleButtonProps {
  module: Module;
  current: Entry | null;
  /** The neighbour's panel opens, and takes the focus. */
  onTurn: (step: 1 | -1) => void;
}

/** A module's button and its panel, which is loaded when the pointer comes near or it is first opened. */
function ModuleButton({ module, current, onTurn }: ModuleButtonProps) {
  const popover = usePopover({ role: 'dialog', label: module.label });
  return (
    <>
      <button
        type="button"
        {...popover.triggerProps}
        className={classes.navLink}
        data-module={module.id}
        data-current={current?.group === module.id || undefined}
        onPointerEnter={() => void loadPanel()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || popover.open) return popover.triggerProps.onKeyDown(event);
          event.preventDefault();
          popover.show(event.currentTarget);
        }}
      >
        {module.short}
        <ChevronIcon size={14} aria-hidden />
        {current?.group === module.id && <span className="visually-hidden">(módulo da página aberta)</span>}
      </button>
      <div {...popover.panelProps} className={menus.modulePanel}>
        {popover.open && (
          <Part fallback={<div className={menus.panelWaits} />}>
            <ModulePanel module={module} current={current} onClose={popover.close} onTurn={onTurn} />
          </Part>
        )}
      </div>
    </>
  );
}

/** Up to six home pages as links with their counters; of more, one button per module. Source: decisions §6 (Navigation). */
export function Modules() {
  const { entries, modules, routes } = useNavigation();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const current = currentEntry(entries, pathname, sectionAt(routes, pathname));
  const direct = standDirectly(entries);
  const turnFrom = (id: string) => (step: 1 | -1) => {
    const buttons = [...(nav.current?.querySelectorAll<HTMLButtonElement>('[data-module]') ?? [])];
    const at = buttons.findIndex(({ dataset }) => dataset.module === id);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    // A press with the pointer closes the panel that is open; this opens the neighbour's as a key would.
    next?.focus();
    next?.click();
  };
  return (
    <nav ref={nav} className={classes.nav} aria-label="Módulos" data-many={(direct && entries.length > 4) || undefined}>
      {direct ? (
        <Direct entries={entries} current={current} />
      ) : (
        modules.map((module) => (
          <ModuleButton key={module.id} module={module} current={current} onTurn={turnFrom(module.id)} />
        ))
      )}
    </nav>
  );
}
