import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import classes from './configuracoes.module.css';
import { configuracoesQuery, entradasDe } from './secoes.ts';

/** Where the sections stand on one line, the open one is in sight. */
function useCurrentInSight(pathname: string, entries: number) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of the open section follows the address and the entries
  useEffect(() => {
    const line = nav.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (!line || !current) return;
    const beyond = current.getBoundingClientRect().left - line.getBoundingClientRect().left;
    line.scrollLeft += beyond - (line.clientWidth - current.offsetWidth) / 2;
  }, [pathname, entries]);
  return nav;
}

/** The left list of sections beside the open one; on a phone above it. Source: issue 3 (design of Configurações). */
export function ConfiguracoesFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { can } = useSession();
  const { data } = useQuery({ ...configuracoesQuery, staleTime: 3_600_000, enabled: can('configuracoes.ver') });
  const secoes = data?.secoes ?? [];
  const nav = useCurrentInSight(pathname, secoes.length);
  return (
    <div className={classes.frame}>
      <nav ref={nav} className={`${classes.nav} no-print`} aria-label="Seções das configurações">
        {entradasDe(secoes).map(({ titulo, itens }) => (
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
