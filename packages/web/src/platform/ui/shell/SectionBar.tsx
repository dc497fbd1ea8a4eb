import { lazy } from 'react';
import { Link } from '../../routing/index.ts';
import { Part } from '../feedback/Part.tsx';
import { usePopover } from '../overlay/usePopover.ts';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import { ChevronIcon } from './icons.tsx';
import menus from './menus.module.css';
import { type SectionMenu, useSectionMenu } from './section.ts';
import classes from './shell.module.css';

const loadPanel = () => import('./SectionPanel.tsx').then((m) => ({ default: m.SectionPanel }));
const SectionPanel = lazy(loadPanel);

/**
 * The sibling pages of the open one: three buttons, and 'Mais' with all of them in groups; gone where the same menu is
 * pinned as a rail and the window has room for it. Source: spec 1 §2.6; decisions §6 (Navigation).
 */
export function SectionBar() {
  const menu = useSectionMenu();
  if (!menu) return null;
  return <Buttons menu={menu} />;
}

function Buttons({ menu }: { menu: SectionMenu }) {
  const counters = useCounters();
  const popover = usePopover({ role: 'dialog', label: `Páginas de ${menu.name}`, align: 'end' });
  const more = menu.pages.length - 1 > menu.inSight.length;
  return (
    <nav className={classes.sections} data-pinned={menu.pinned || undefined} aria-label="Páginas desta seção">
      {menu.inSight.map(({ to, label }) => (
        <Link key={to} to={to} className={`${classes.sectionLink} phone-hide`}>
          {label}
          <CounterTag counter={counters.of(to)} short />
        </Link>
      ))}
      <button
        type="button"
        {...popover.triggerProps}
        className={classes.sectionLink}
        data-few={more ? undefined : ''}
        aria-label="Mais páginas desta seção"
        onPointerEnter={() => void loadPanel()}
      >
        <span className="phone-hide">Mais</span>
        <span className="phone-only">Páginas</span> <ChevronIcon size={14} aria-hidden />
      </button>
      <div {...popover.panelProps} className={menus.sectionPanel}>
        {popover.open && (
          <Part fallback={<div className={menus.panelWaits} />}>
            <SectionPanel menu={menu} onClose={popover.close} />
          </Part>
        )}
      </div>
    </nav>
  );
}
