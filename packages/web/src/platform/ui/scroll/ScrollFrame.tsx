import type { ReactNode } from 'react';
import classes from './ScrollFrame.module.css';

export interface ScrollFrameProps {
  /** Names it: whoever comes to it by keyboard hears what scrolls. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that scrolls by itself (a wide table on a phone), reachable by keyboard; on paper it is shown whole. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls without a control in it must be reachable by keys
    <section className={`${classes.frame} ${className ?? ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
