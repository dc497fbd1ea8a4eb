import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './FormDrawer.module.css';

export interface FoldingSectionProps {
  title: string;
  /** Beside the title: how many. */
  note?: ReactNode;
  /** Closed at first; what it holds is drawn when it is opened. */
  closed?: boolean;
  /** Something in it was refused: it stands open. */
  refused?: boolean;
  /** Not fields but something else of its own. */
  plain?: boolean;
  children: ReactNode;
}

/** A section of a form that folds; what is typed in it stays. Source: spec 2 §2 (Member dialog). */
export function FoldingSection({ title, note, closed = false, refused = false, plain, children }: FoldingSectionProps) {
  const [open, setOpen] = useState(!closed);
  const [begun, setBegun] = useState(!closed);
  const id = useId();
  const shown = open || refused;
  return (
    <section className={classes.folding} aria-labelledby={`${id}-titulo`}>
      <h3 id={`${id}-titulo`}>
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => {
            setOpen(!shown);
            setBegun(true);
          }}
        >
          <IconChevronDown size={17} aria-hidden className={classes.chevron} />
          {title}
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </button>
      </h3>
      <div id={id} className={plain ? undefined : classes.grid} hidden={!shown}>
        {(begun || refused) && children}
      </div>
    </section>
  );
}
