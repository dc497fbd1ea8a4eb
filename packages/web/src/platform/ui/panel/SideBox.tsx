import { type ReactNode, useId } from 'react';
import classes from './SideBox.module.css';

export interface SideBoxProps {
  title: string;
  /** Beside the title: how many. */
  count?: number;
  /** Small buttons at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A box beside what a page is about: what belongs to it, a few lines each. */
export function SideBox({ title, count, aside, children }: SideBoxProps) {
  const id = useId();
  return (
    <section className={`card ${classes.box}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>
          {title}
          {count !== undefined && <span className={classes.count}> {count.toLocaleString('pt-BR')}</span>}
        </h2>
        {aside && <span className={`${classes.aside} no-print`}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}
