import type { ReactNode } from 'react';
import { Link } from '../../routing/index.ts';
import classes from './CountCard.module.css';

interface CountCardProps {
  label: string;
  /** null: not known yet. */
  total: number | null;
  /** Beside the number: what there is to know of it. */
  detail?: ReactNode;
  /** The colour of its mark, where several counts differ in kind. */
  color?: string;
}

function Face({ label, total, detail, color }: CountCardProps) {
  return (
    <>
      <span className={classes.label}>
        {color !== undefined && <span className={classes.mark} style={{ background: color }} aria-hidden />}
        {label}
      </span>
      <span className={classes.number}>{total === null ? '…' : total.toLocaleString('pt-BR')}</span>{' '}
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
}

/** A count that leads to the list that it counts; without an address (there is none to see) it leads nowhere. */
export function CountLink({ to, ...face }: CountCardProps & { to: string | null }) {
  return (
    <li>
      {to === null ? (
        <span className={`card ${classes.count}`}>
          <Face {...face} />
        </span>
      ) : (
        <Link to={to} className={`card ${classes.count}`}>
          <Face {...face} />
        </Link>
      )}
    </li>
  );
}

/** A count that narrows the list below it, and lets go when it is pressed again. */
export function CountFilter({ on, onChange, ...face }: CountCardProps & { on: boolean; onChange: () => void }) {
  return (
    <li>
      <button type="button" className={`card ${classes.count}`} aria-pressed={on} onClick={onChange}>
        <Face {...face} />
      </button>
    </li>
  );
}

export interface CountCardsProps {
  label?: string;
  /** The counts are not known yet. */
  busy?: boolean;
  /** In a card of their own. */
  inside?: boolean;
  children: ReactNode;
}

/** The cards side by side; two in a row on a phone. */
export function CountCards({ label, busy = false, inside = false, children }: CountCardsProps) {
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy || undefined} data-inside={inside || undefined}>
      {children}
    </ul>
  );
}
