import classes from './text.module.css';

export interface ClampedProps {
  children: string;
  lines?: number;
}

/** A long text in a narrow cell: two lines of it, or as many as are said; all of it for whoever points at it, and on paper. */
export function Clamped({ children, lines }: ClampedProps) {
  return (
    <span className={classes.clamped} style={{ WebkitLineClamp: lines }} title={children}>
      {children}
    </span>
  );
}
