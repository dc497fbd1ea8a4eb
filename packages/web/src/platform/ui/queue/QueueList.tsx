import { type ReactNode, useEffect, useRef } from 'react';
import type { Tone } from '../text/tones.ts';
import classes from './Queue.module.css';

export interface QueueRow {
  id: string;
  title: string;
  subtitle: string;
  amount: ReactNode;
  /** '07/11 · há 16 dias' */
  when: string;
  tone: Tone | null;
  /** What it has already: '1 de 2'. */
  badge?: string | undefined;
}

export interface QueueListProps {
  label: string;
  groups: readonly { label: string; rows: readonly QueueRow[] }[];
  current: string | null;
  onOpen: (id: string) => void;
}

/** What waits, in groups; the one that is open at the right is marked and kept in sight. */
export function QueueList({ label, groups, current, onOpen }: QueueListProps) {
  const open = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is open, not another function given
  useEffect(() => {
    open.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={label} className={classes.list}>
      {groups.map((group) => (
        <section key={group.label}>
          <h2 className={classes.group}>
            {group.label} <span>{group.rows.length}</span>
          </h2>
          <ul>
            {group.rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  ref={row.id === current ? open : undefined}
                  className={classes.row}
                  aria-current={row.id === current || undefined}
                  data-tone={row.tone ?? undefined}
                  onClick={() => onOpen(row.id)}
                >
                  <span className={classes.line}>
                    <b>{row.title}</b>
                    <span className={classes.amount}>{row.amount}</span>
                  </span>
                  <span className={classes.line}>
                    <span className={classes.sub}>{row.subtitle}</span>
                    <span className={classes.when}>
                      {row.badge && <span className={classes.badge}>{row.badge}</span>}
                      {row.when}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
