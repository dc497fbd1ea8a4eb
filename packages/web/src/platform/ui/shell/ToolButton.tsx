import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './shell.module.css';

/** For a link that stands among them. */
export const toolClass = `${classes.navLink} ${classes.icon} ${classes.tool}`;

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name, for tooltip and screen reader. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon button at the right end of the top bar. */
export function ToolButton({ label, children, ...props }: ToolButtonProps) {
  return (
    <button type="button" {...props} className={toolClass} aria-label={label} title={label}>
      {children}
    </button>
  );
}
