import { matchesSearch } from '@sede/domain/kernel';
import { IconLayoutSidebar, IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, navigate } from '../../routing/index.ts';
import { useIsPhone } from '../data-table/useIsPhone.ts';
import { KeyCap } from '../hotkeys/KeyCap.tsx';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import classes from './menus.module.css';
import { groupsOf, type MenuPage } from './navigation.ts';
import type { SectionMenu } from './section.ts';

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Where an arrow leads: up and down within a column and on to the next one, left and right to the same line beside. */
function neighbour(columns: readonly HTMLElement[][], from: HTMLElement, key: string): HTMLElement | undefined {
  const column = columns.findIndex((links) => links.includes(from));
  const line = columns[column]?.indexOf(from) ?? -1;
  const all = columns.flat();
  const at = all.indexOf(from);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return at <= 0 ? undefined : all[at - 1];
  const beside = columns[(column + (key === 'ArrowRight' ? 1 : -1) + columns.length) % columns.length];
  return beside?.[Math.min(line, beside.length - 1)];
}

/**
 * All pages of a section: a filter, and below it one menu in named groups with counters and stars.
 *
 * In the menu arrows, Home and End walk; letters go to the filter, wherever the focus is; Enter opens, Alt S stars. The
 * panel around both is a dialog, since a field is no part of a menu. Source: WAI-ARIA menus; issue 9 §5 ('Mais' as a menu).
 */
export function SectionPanel({ menu, onClose }: { menu: SectionMenu; onClose: () => void }) {
  const counters = useCounters();
  const groups = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const phone = useIsPhone();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const titles = useId();
  const found = menu.pages.filter(({ label, group }) => matchesSearch(`${label} ${group ?? ''}`, text));
  const columns = () =>
    [...(groups.current?.querySelectorAll('ul') ?? [])].map((list) => [...list.querySelectorAll<HTMLElement>('a')]);

  // On a phone the field would bring up its keyboard over the pages.
  useEffect(() => (phone ? groups.current?.querySelector('a') : filter.current)?.focus(), [phone]);

  const star = ({ to, label }: MenuPage) => {
    setSaid(menu.stars.includes(to) ? `${label} saiu da vista.` : `${label} fica à vista.`);
    menu.star(to);
  };
  const inField = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      columns()[0]?.[0]?.focus();
    } else if (event.key === 'Enter' && found[0]) {
      event.preventDefault();
      onClose();
      void navigate(found[0].to);
    }
  };
  const inGroups = (event: KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('li')?.querySelector('a') : null;
    if (!link) return;
    if (event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault();
      const page = menu.pages.find(({ to }) => to === link.getAttribute('href'));
      if (page) star(page);
      return;
    }
    // Letters narrow the pages: they are the filter's, which the key then reaches.
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (letter || event.key === 'Backspace') return filter.current?.focus();
    if (event.key === ' ' && event.target === link) {
      event.preventDefault();
      link.click();
    }
    const all = columns().flat();
    if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      all.at(event.key === 'Home' ? 0 : -1)?.focus();
    }
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const next = neighbour(columns(), link, event.key);
    if (next) next.focus();
    else filter.current?.focus();
  };
  // One stop of Tab: the open page, or the first.
  const stop = found.find(({ to }) => to === menu.open) ?? found[0];

  return (
    <div>
      <div className={classes.sectionHead}>
        <label className={classes.filter}>
          <IconSearch size={16} aria-hidden />
          <input
            type="search"
            value={text}
            placeholder={`Filtrar as ${menu.pages.length} páginas`}
            aria-label="Filtrar as páginas"
            autoComplete="off"
            ref={filter}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={inField}
          />
        </label>
        <span className={`${classes.muted} phone-hide`}>{menu.name}</span>
        <button
          type="button"
          className={classes.pin}
          onClick={() => {
            onClose();
            menu.pin(true);
          }}
        >
          <IconLayoutSidebar size={16} aria-hidden /> Fixar à esquerda
        </button>
      </div>
      {found.length > 0 ? (
        <div ref={groups} role="menu" aria-label={menu.name} className={classes.groups} onKeyDown={inGroups}>
          {groupsOf(found).map(({ name, pages }, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
            <div key={name ?? ''} role="group" aria-labelledby={name === null ? undefined : `${titles}-${at}`}>
              {name !== null && (
                <span role="none" id={`${titles}-${at}`} className={classes.groupName}>
                  {name}
                </span>
              )}
              <ul role="none">
                {pages.map((page) => {
                  const here = page.to === menu.open;
                  const starred = menu.stars.includes(page.to);
                  return (
                    <li key={page.to} role="none" data-here={here || undefined}>
                      <Link
                        to={page.to}
                        role="menuitem"
                        tabIndex={page === stop ? 0 : -1}
                        className={classes.sectionPage}
                        aria-current={here ? 'page' : undefined}
                        aria-keyshortcuts="Alt+S"
                        onClick={onClose}
                      >
                        <span>{page.label}</span>
                        {here && <em className={classes.here}>aqui</em>}
                        <CounterTag counter={counters.of(page.to)} short={!here} />
                      </Link>
                      <button
                        type="button"
                        role="menuitemcheckbox"
                        tabIndex={-1}
                        className={classes.star}
                        aria-label={`${page.label} à vista`}
                        aria-checked={starred}
                        title={starred ? 'Tirar da vista' : 'Deixar à vista'}
                        onClick={() => star(page)}
                      >
                        {starred ? <IconStarFilled size={15} aria-hidden /> : <IconStar size={15} aria-hidden />}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <p className={classes.nothing}>Nenhuma página tem “{text.trim()}” no nome.</p>
      )}
      <div className={classes.panelFoot}>
        <span>
          <IconStarFilled size={14} aria-hidden className={classes.gold} /> <b>{menu.stars.length} de 3</b> à vista:{' '}
          {LIST.format(menu.stars.map((to) => menu.pages.find((page) => page.to === to)?.label ?? to))}. Uma nova
          estrela troca a mais antiga.
        </span>
        <span className={classes.panelKeys} aria-hidden>
          <span>
            {['↑', '↓', '←', '→'].map((key) => (
              <kbd key={key}>
                <KeyCap name={key} />
              </kbd>
            ))}{' '}
            percorrer
          </span>
          <span>
            <kbd>Enter</kbd> abrir
          </span>
          <span>
            <kbd>Alt S</kbd> estrela
          </span>
          <span>
            <kbd>Esc</kbd> fechar
          </span>
        </span>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </div>
    </div>
  );
}
