import type { ReactNode } from 'react';
import { Tiles } from '#platform/ui/shell/index.ts';
import classes from './inicio.module.css';

/** A page that only shows a message. */
export function Notice({
  title,
  text,
  seed,
  children,
}: {
  title: string;
  text: string;
  seed?: number;
  children?: ReactNode;
}) {
  return (
    <div className={classes.notice}>
      <Tiles columns={6} rows={4} seed={seed} className={classes.art} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className={classes.buttons}>{children}</div>}
    </div>
  );
}
