import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from '#platform/routing/index.ts';
import { useSession } from '#platform/session/index.ts';
import classes from './configuracoes.module.css';
import { SECOES } from './secoes.ts';

/** The left list of sections beside the open one; on a phone above it. Source: issue 3 (design of Configurações). */
export function ConfiguracoesFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { can } = useSession();
  return (
    <div className={classes.frame}>
      <nav className={`${classes.nav} no-print`} aria-label="Seções das configurações">
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
