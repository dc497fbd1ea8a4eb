import type { ReactNode } from 'react';
import { Link, useLocation } from '../../routing/index.ts';
import { useSession } from '../../session/index.ts';
import { Menu } from '../overlay/Menu.tsx';
import { Brand } from './Brand.tsx';
import { ChevronIcon, ExternalIcon, HomeIcon, MenuIcon } from './icons.tsx';
import { useNavigation } from './NavigationContext.tsx';
import { currentEntry, type Entry } from './navigation.ts';
import classes from './shell.module.css';
import { UserMenu } from './UserMenu.tsx';

/** Links that fit beside the logo; the others are under 'Mais', and all of them in the user's menu. */
const VISIBLE = 6;
const asMenu = (entries: readonly Entry[]) => entries.map(({ label, to }) => ({ label, href: to }));

function Modules() {
  const { entries } = useNavigation();
  const current = currentEntry(entries, useLocation().pathname);
  const more = entries.length > VISIBLE ? entries.slice(VISIBLE - 1) : [];
  return (
    <nav className={classes.nav} aria-label="Módulos">
      {entries.slice(0, entries.length - more.length).map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className={classes.navLink}
          aria-current={entry === current ? 'page' : undefined}
        >
          {entry.label}
        </Link>
      ))}
      {more.length > 0 && (
        <Menu
          label="Mais módulos"
          entries={asMenu(more)}
          trigger={(props) => (
            <button type="button" {...props} className={classes.navLink}>
              Mais <ChevronIcon size={14} aria-hidden />
            </button>
          )}
        />
      )}
    </nav>
  );
}

/** The union's three colours in the place of the houses'. */
const lineOf = (cores: readonly string[]) =>
  cores.length === 3 ? { background: `linear-gradient(90deg, ${cores[0]}, ${cores[1]} 50%, ${cores[2]})` } : undefined;

/** Logo, home, modules, Service Desk, what modules put there (`tools`), the user's menu; the houses' colours below. Source: spec 1 §2.5. */
export function TopBar({ home, tools }: { home: string; tools?: ReactNode }) {
  const { sindicato } = useSession();
  const { entries } = useNavigation();
  return (
    <header className={classes.top}>
      <div className={classes.bar}>
        {entries.length > 0 && (
          <Menu
            label="Módulos"
            entries={asMenu(entries)}
            trigger={(props) => (
              <button
                type="button"
                {...props}
                className={`${classes.navLink} ${classes.icon} ${classes.phoneOnly}`}
                aria-label="Módulos"
              >
                <MenuIcon size={20} aria-hidden />
              </button>
            )}
          />
        )}
        <Link to={home} className={classes.logo} aria-label={`${sindicato.marca}, ir para o início`}>
          <Brand />
        </Link>
        <Link to={home} className={`${classes.navLink} ${classes.icon}`} aria-label="Início" title="Início">
          <HomeIcon size={19} aria-hidden />
        </Link>
        <Modules />
        <span className={classes.spacer} />
        {sindicato.serviceDesk && (
          <a className={classes.navLink} href={sindicato.serviceDesk} target="_blank" rel="noreferrer">
            <span className={classes.serviceText}>Service Desk</span>
            <ExternalIcon size={16} aria-hidden />
            <span className="visually-hidden">(abre em outra aba)</span>
          </a>
        )}
        {tools}
        <UserMenu />
      </div>
      <div className={classes.gradient} style={lineOf(sindicato.cores)} />
    </header>
  );
}
