import { lazy, type ReactNode, useCallback, useState } from 'react';
import { Link } from '../../routing/index.ts';
import { useSession } from '../../session/index.ts';
import { Part } from '../feedback/Part.tsx';
import { Brand } from './Brand.tsx';
import { ExternalIcon, HomeIcon, MenuIcon } from './icons.tsx';
import { Modules } from './Modules.tsx';
import { useNavigation } from './NavigationContext.tsx';
import { standDirectly } from './navigation.ts';
import { lineOf } from './ribbons.ts';
import classes from './shell.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useSignOut } from './useSignOut.ts';

const loadDrawer = () => import('./NavDrawer.tsx').then((m) => ({ default: m.NavDrawer }));
const NavDrawer = lazy(loadDrawer);

/** Where the bar has no room for the modules: all of them in a drawer. */
function DrawerButton() {
  const [open, setOpen] = useState(false);
  const { entries } = useNavigation();
  const { leave } = useSignOut();
  const close = useCallback(() => setOpen(false), []);
  if (entries.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`${classes.navLink} ${classes.icon} ${classes.drawerButton}`}
        data-many={(standDirectly(entries) && entries.length > 4) || undefined}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} aria-hidden />
      </button>
      {open && (
        <Part onFailed={close}>
          <NavDrawer onSignOut={() => void leave()} onClose={close} />
        </Part>
      )}
    </>
  );
}

/** Logo, home, modules, Service Desk, what modules put there (`tools`), the user's menu; the houses' colours below. Source: spec 1 §2.5. */
export function TopBar({ home, tools }: { home: string; tools?: ReactNode }) {
  const { sindicato } = useSession();
  return (
    <header className={classes.top}>
      <div className={classes.bar}>
        <DrawerButton />
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
