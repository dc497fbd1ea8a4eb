import type { ReactNode } from 'react';
import { useSession } from '../../session/index.ts';
import { Brand } from './Brand.tsx';
import classes from './EntryFrame.module.css';
import { EnvironmentRibbon } from './Frame.tsx';
import { Tiles } from './Tiles.tsx';

export interface EntryFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** Pages of people who are not inside yet: the tiled wall, and a quiet panel with one form. */
export function EntryFrame({ title, subtitle, children }: EntryFrameProps) {
  const { sindicato } = useSession();
  return (
    <div className={classes.whole}>
      <EnvironmentRibbon />
      <div className={classes.page}>
        <header className={classes.wall}>
          <Tiles columns={8} rows={8} className={classes.tiles} />
          <p className={classes.motto}>A casa de quem faz o Legislativo.</p>
        </header>
        <div className={classes.side}>
          <main className={classes.main}>
            <div className={classes.box}>
              <div className={classes.brand}>
                <Brand size={36} />
              </div>
              <h1>{title}</h1>
              {subtitle && <p className={classes.sub}>{subtitle}</p>}
              {children}
            </div>
          </main>
          {sindicato.nome && <footer className={classes.foot}>{sindicato.nome}</footer>}
        </div>
      </div>
    </div>
  );
}
