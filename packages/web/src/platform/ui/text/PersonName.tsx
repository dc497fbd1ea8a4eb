import { nameInitials } from './nameInitials.ts';
import classes from './text.module.css';

/** Somebody by their name, with their initials as a picture beside it. */
export function PersonName({ name }: { name: string }) {
  return (
    <span className={classes.person}>
      <span className={classes.initials} aria-hidden>
        {nameInitials(name)}
      </span>
      <span className={classes.personName}>{name}</span>
    </span>
  );
}
