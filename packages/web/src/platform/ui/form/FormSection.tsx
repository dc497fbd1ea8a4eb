import type { ReactNode } from 'react';
import classes from './FormDrawer.module.css';

export interface FormSectionProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under one heading, in six columns. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.grid}>{children}</div>
    </fieldset>
  );
}
