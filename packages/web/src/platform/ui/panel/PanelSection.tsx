import type { ReactNode } from 'react';
import classes from './RecordReading.module.css';

export interface PanelSectionProps {
  title: string;
  /** How many there are. */
  count?: number | undefined;
  /** At the right of the title: 'ver tudo'. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of what a panel shows. */
export function PanelSection({ title, count, aside, children }: PanelSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.sectionHead}>
        <h3>{title}</h3>
        {count !== undefined && <span className={classes.count}>{count}</span>}
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
