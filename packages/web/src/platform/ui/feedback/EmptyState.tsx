import type { ReactNode } from 'react';
import classes from './feedback.module.css';
import { TileOrnament } from './TileOrnament.tsx';

export interface EmptyStateProps {
  title: string;
  /** What will be listed here, and how to begin. */
  text?: ReactNode;
  /** Button of the next step. */
  action?: ReactNode;
  /** Without the tiles: inside a small panel. */
  plain?: boolean;
}

/** Shown for an empty list: says what will be listed and offers the next step. */
export function EmptyState({ title, text, action, plain = false }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {!plain && <TileOrnament />}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={`${classes.action} no-print`}>{action}</div>}
    </div>
  );
}
