import type { ReactNode } from 'react';
import classes from './FiguresTable.module.css';

export interface FiguresTableProps {
  /** Names the table to screen readers. */
  caption: string;
  className?: string | undefined;
  /** `thead`, `tbody`, `tfoot` */
  children: ReactNode;
}

/** Many columns of figures, one line each, with sums at the foot: the first column is text, the others stand at the right. */
export function FiguresTable({ caption, className, children }: FiguresTableProps) {
  return (
    <table className={`${classes.table} ${className ?? ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  );
}
