import { matchesSearch } from '@sede/domain/kernel';
import { IconChevronDown, IconChevronRight, IconLayoutSidebarLeftCollapse, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from '../../routing/index.ts';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import classes from './menus.module.css';
import { PageIcon } from './PageIcon.tsx';
import { SumTag } from './SumTag.tsx';
import type { SectionMenu } from './section.ts';

/** The section's menu pinned on the left: groups that fold, a filter, counters. Its place is kept by the frame. */
export function SectionRail({ menu }: { menu: SectionMenu }) {
  const counters = useCounters();
  const rail = useRef<HTMLElement>(null);
  const [text, setText] = useState<string | null>(null);
  const filtering = (text ?? '').trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(rail.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const at = stops.findIndex((one) => one.matches(':focus'));
    event.preventDefault();
    stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
  };

  return (
    <nav ref={rail} className={classes.rail} aria-label={`Páginas de ${menu.name}`} onKeyDown={onKeyDown}>
      <div className={classes.railHead}>
        <b>{menu.name}</b>
        <button
          type="button"
          aria-label="Filtrar as páginas"
          title="Filtrar as páginas"
          aria-expanded={text !== null}
          onClick={() => setText(text === null ? '' : null)}
        >
          <IconSearch size={16} aria-hidden />
        </button>
        <button type="button" aria-label="Soltar o menu" title="Soltar o menu" onClick={() => menu.pin(false)}>
          <IconLayoutSidebarLeftCollapse size={17} aria-hidden />
        </button>
      </div>
      {text !== null && (
        <input
          type="search"
          className={classes.railFilter}
          value={text}
          placeholder="Filtrar"
          aria-label="Filtrar as páginas"
          ref={(field) => field?.focus()}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText(null);
          }}
        />
      )}
      {menu.groups.map(({ name, pages }) => {
        const own = pages.filter(({ label }) => !filtering || matchesSearch(label, text ?? ''));
        if (own.length === 0) return null;
        const folded = !filtering && name !== null && menu.folded.includes(name);
        return (
          <div key={name ?? ''}>
            {name !== null && (
              <button
                type="button"
                data-stop
                className={classes.railGroup}
                aria-expanded={!folded}
                onClick={() => menu.fold(name)}
              >
                {folded ? <IconChevronRight size={13} aria-hidden /> : <IconChevronDown size={13} aria-hidden />}
                {name} {folded && <span className={classes.muted}>{pages.length}</span>}
                {folded && (
                  <span className={classes.railSum}>
                    <SumTag sum={counters.sumOfPages(pages.map(({ to }) => to))} />
                  </span>
                )}
              </button>
            )}
            {!folded && (
              <ul>
                {own.map(({ to, label, icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      data-stop
                      title={label}
                      className={classes.railLink}
                      aria-current={to === menu.open ? 'page' : undefined}
                    >
                      <PageIcon icon={icon} />
                      <span>{label}</span>
                      <CounterTag counter={counters.of(to)} short />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </nav>
  );
}
