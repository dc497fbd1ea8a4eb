import type { ReactNode } from 'react';
import classes from './shell.module.css';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Section bar and the page's one primary button. */
  children?: ReactNode;
}

/** Title of a page that is not a list (a list has its own, with count and sum). */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <div className={classes.head}>
      <div className={classes.headText}>
        <h1>{title}</h1>
        {subtitle && <div className={classes.sub}>{subtitle}</div>}
      </div>
      {children}
    </div>
  );
}
