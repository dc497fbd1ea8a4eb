import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FormNotice.module.css';

/** Something to decide before saving, where its field is: the text, a link in it, buttons below. */
export function FormNotice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classes.notice} role="alert" data-failure>
      <IconAlertTriangle size={18} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
