import { formatContagem } from '@sede/domain/kernel';
import {
  IconChevronDown,
  IconChevronUp,
  IconHeadset,
  IconHome,
  IconLogout,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from '../../routing/index.ts';
import { useSession, useUser } from '../../session/index.ts';
import { runHotkey } from '../hotkeys/registry.ts';
import { CounterTag } from './CounterTag.tsx';
import { useCounters } from './counters.ts';
import { initialsOf } from './initials.ts';
import { ModuleIcon } from './ModuleIcon.tsx';
import menus from './menus.module.css';
import classes from './NavDrawer.module.css';
import { useNavigation } from './NavigationContext.tsx';
import { currentEntry, sectionAt } from './navigation.ts';
import { PageIcon } from './PageIcon.tsx';
import { SumTag } from './SumTag.tsx';

export interface NavDrawerProps {
  onSignOut: () => void;
  onClose: () => void;
}

/** As the search over everything registers it. */
const SEARCH_KEY = 'Ctrl+K';

/**
 * The phone's menu: person, search, home, modules that fold with their pages, Central de serviços, Sair; 44 px targets.
 *
 * On the browser's own modal dialog: the rest of the page is inert, Escape closes, the focus returns by itself.
 * Source: decisions §6 (Navigation); ../design/areas/navegacao-modulos.png.
 */
export function NavDrawer({ onSignOut, onClose }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { nome, email } = useUser();
  const { serviceDesk } = useSession().sindicato;
  const { entries, modules, home, routes } = useNavigation();
  const { pathname, key } = useLocation();
  const counters = useCounters();
  const current = currentEntry(entries, pathname, sectionAt(routes, pathname));
  const [open, setOpen] = useState<string | null>(current?.group ?? modules[0]?.id ?? null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // A link was followed, or Back pressed.
  const [opened] = useState(key);
  useEffect(() => {
    if (key !== opened) onClose();
  }, [key, opened, onClose]);

  const search = () => {
    onClose();
    // After the dialog is gone: an open one keeps the keys to itself.
    setTimeout(() => runHotkey(SEARCH_KEY), 0);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes; the key for it is Escape
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label="Menu"
      aria-modal="true"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.frame}>
        <div className={classes.person}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(email)}
          </span>
          <span className={classes.name}>
            <b>{nome}</b>
            <span className={menus.muted}>{email}</span>
          </span>
          <button type="button" className={classes.close} aria-label="Fechar o menu" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        <nav className={classes.list} aria-label="Módulos e páginas">
          <button type="button" className={classes.search} onClick={search}>
            <IconSearch size={17} aria-hidden /> Buscar página, pessoa, despesa…
          </button>
          <Link
            to={home}
            className={classes.link}
            aria-current={pathname === home ? 'page' : undefined}
            onClick={onClose}
          >
            <IconHome size={19} aria-hidden /> Início
          </Link>
          {modules.map((module) => {
            const unfolded = open === module.id;
            const sum = counters.sumOf(module.entries);
            return (
              <div key={module.id} className={classes.module}>
                <button
                  type="button"
                  className={classes.fold}
                  aria-expanded={unfolded}
                  onClick={() => setOpen(unfolded ? null : module.id)}
                >
                  <span className={menus.dot} data-group={module.id} />
                  {module.short}
                  {!unfolded && (
                    <span className={menus.muted}>{formatContagem(module.pages.length, 'página', 'páginas')}</span>
                  )}
                  <span className={classes.sum}>{!unfolded && <SumTag sum={sum} />}</span>
                  {unfolded ? <IconChevronUp size={17} aria-hidden /> : <IconChevronDown size={17} aria-hidden />}
                </button>
                {unfolded && (
                  <ul>
                    {module.pages.map((page) => {
                      const entry = module.areas ? undefined : module.entries.find((one) => one.to === page.to);
                      const here = entry ? entry === current : page.to === pathname;
                      return (
                        <li key={page.to}>
                          <Link
                            to={page.to}
                            className={classes.link}
                            aria-current={here ? 'page' : undefined}
                            onClick={onClose}
                          >
                            {page.id ? <ModuleIcon id={page.id} /> : <PageIcon icon={page.icon ?? null} size={19} />}
                            {page.label}
                            <CounterTag counter={entry ? counters.ofEntry(entry) : counters.of(page.to)} />
                          </Link>
                        </li>
                      );
                    })}
                  </ul>
                )}
              </div>
            );
          })}
        </nav>
        <div className={classes.foot}>
          {serviceDesk && (
            <a className={classes.link} href={serviceDesk} target="_blank" rel="noreferrer">
              <IconHeadset size={19} aria-hidden /> Central de serviços
              <span className="visually-hidden">(abre em outra aba)</span>
            </a>
          )}
          <button type="button" className={classes.link} onClick={onSignOut}>
            <IconLogout size={19} aria-hidden /> Sair
          </button>
        </div>
      </div>
    </dialog>
  );
}
