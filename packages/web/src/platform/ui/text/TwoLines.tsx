import type { ReactNode } from 'react';
import classes from './text.module.css';

export interface TwoLinesProps {
  children: ReactNode;
  /** Below it, smaller and grey; nothing where there is none. */
  under: ReactNode;
}

/** A cell of two lines: what it is, and what it is known by besides. */
export function TwoLines({ children, under }: TwoLinesProps) {
  return (
    <span className={classes.twoLines}>
      <span>{children}</span>
      {under && <span className={classes.under}>{under}</span>}
    </span>
  );
}
