import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import classes from './configuracoes.module.css';
import { SECOES } from './secoes.ts';

/** Where the sections stand on one line, the open one is in sight. */
function useCurrentInSight(pathname: string) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of the open section follows the address
  useEffect(() => {
    const line = nav.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !current) return;
    const beyond = current.getBoundingClientRect().left - line.getBoundingClientRect().left;
    line.scrollLeft += beyond - (line.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return nav;
}

/** The left list of sections beside the open one; on a phone above it. Source: issue 3 (design of Configurações). */
export function ConfiguracoesFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { can } = useSession();
  const nav = useCurrentInSight(pathname);
  return (
    <div className={classes.frame}>
      <nav ref={nav} className={`${classes.nav} no-print`} aria-label="Seções das configurações">
        {SECOES.map(({ titulo, itens }) => (
          <Fragment key={titulo}>
            <p className={classes.navTitle}>{titulo}</p>
            <ul>
              {itens
                .filter(({ permissao }) => can(permissao))
                .map(({ caminho, rotulo }) => (
                  <li key={caminho}>
                    <Link to={caminho} aria-current={pathname === caminho ? 'page' : undefined}>
                      {rotulo}
                    </Link>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
