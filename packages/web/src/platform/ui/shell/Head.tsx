import type { ReactNode } from 'react';
import classes from './head.module.css';

export interface HeadProps {
  title: ReactNode;
  /** Before it: a portrait, initials. */
  mark?: ReactNode;
  /** Beside the title: the state of what it names. */
  tags?: ReactNode;
  /** Beside it as well, on a phone in its own line however long it is: the saved views. */
  views?: ReactNode;
  /** Under it: the few facts by which one knows it. */
  subtitle?: ReactNode;
  /** Before the buttons: the way to its neighbours. */
  way?: ReactNode;
  /** The buttons, the primary one last. */
  children?: ReactNode;
  className?: string;
}

/** What stands at the top of every page: its one heading and what there is to do with the whole of it. */
export function Head({ title, mark, tags, views, subtitle, way, children, className = '' }: HeadProps) {
  return (
    <header className={`${classes.head} ${className}`}>
      {mark}
      <div className={classes.titles}>
        <div className={classes.titleRow} data-plain={tags ? undefined : ''}>
          <h1>{title}</h1>
          {tags}
          {views}
        </div>
        {subtitle && <div className={classes.sub}>{subtitle}</div>}
      </div>
      {way}
      {children && <div className={`${classes.buttons} no-print`}>{children}</div>}
    </header>
  );
}
