import type { ReactNode } from 'react';
import { useVisit } from '../../visits/index.ts';
import classes from './head.module.css';
import { useParent } from './Trail.tsx';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Section bar and the page's one primary button. */
  children?: ReactNode;
}

/** Title of a page that is not a list (a list has its own, with count and sum). The page of a record is kept among what was opened lately. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  useVisit(useParent() ? title : null);
  return (
    <header className={classes.head}>
      <div className={classes.titles}>
        <h1>{title}</h1>
        {subtitle && <div className={classes.sub}>{subtitle}</div>}
      </div>
      {children && <div className={`${classes.buttons} no-print`}>{children}</div>}
    </header>
  );
}
