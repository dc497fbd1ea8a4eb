import classes from './text.module.css';

/** A long text in a narrow cell: two lines of it, all of it for whoever points at it. */
export function Clamped({ children }: { children: string }) {
  return (
    <span className={classes.clamped} title={children}>
      {children}
    </span>
  );
}
