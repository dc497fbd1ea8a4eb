/**
 * Plain controls of the public pages: the browser's own elements, large enough for any finger, with label, help and error tied
 * to them. The kit of the signed-in screens is not used: it would weigh more than the pages.
 */
import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './PublicPage.module.css';

function ErrorIcon() {
  return (
    <svg
      width="17"
      height="17"
      viewBox="0 0 24 24"
      className={classes.icon}
      style={{ marginTop: 3 }}
      aria-hidden="true"
    >
      <path d="M12 9v4M10.4 3.6 2.3 17.1a1.9 1.9 0 0 0 1.6 2.9h16.3a1.9 1.9 0 0 0 1.6-2.9L13.7 3.6a1.9 1.9 0 0 0-3.3 0zM12 16h.01" />
    </svg>
  );
}

/** What a control is given by its frame. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface PublicFieldProps {
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: string | null;
  /** The control, e.g. `(props) => <select {...props} …/>`. */
  children: (props: ControlProps) => ReactNode;
}

/** Label, control, help and error. */
export function PublicField({ label, required = false, help, error, children }: PublicFieldProps) {
  const id = useId();
  const described = [error ? `${id}-erro` : null, help ? `${id}-ajuda` : null].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        className: classes.input,
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-erro`} className={classes.error}>
          <ErrorIcon />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-ajuda`} className={classes.help}>
          {help}
        </p>
      )}
    </div>
  );
}

export interface PublicInputProps
  extends Omit<PublicFieldProps, 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function PublicInput({ label, required, help, error, value, onChange, ...input }: PublicInputProps) {
  return (
    <PublicField label={label} required={required} help={help} error={error}>
      {(control) => (
        <input {...input} {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </PublicField>
  );
}

export function PublicButton({
  primary = false,
  ...button
}: { primary?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...button} className={classes.button} data-primary={primary || undefined} />;
}

/** A failure that belongs to no field, read out when it comes. */
export function PublicFailure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.notice}>
      {children}
    </p>
  );
}
