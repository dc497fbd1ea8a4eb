import { type ReactNode, useState } from 'react';
import { FormConflict, FormErrors, goOn, type RecordForm } from '#platform/ui/form.ts';
import classes from './passos.module.css';

/**
 * The fields of a step or of one of its cards: what was refused above them; what another person changed meanwhile is told there, and
 * compared field by field once asked for. What was typed stays. Source: decisions §6.
 */
export function FormDoPasso<V extends Record<string, unknown>>(props: {
  form: RecordForm<V>;
  /** Names the fields to screen readers, where a step has several of their kind. */
  label?: string;
  children: ReactNode;
}) {
  const { form } = props;
  const [comparando, setComparando] = useState(false);
  const { conflict, failure } = form;
  return (
    <form
      ref={(node) => {
        form.frame.current = node;
      }}
      aria-label={props.label}
      noValidate
      onKeyDown={(event) => goOn(event, form.missing)}
      onSubmit={(event) => event.preventDefault()}
    >
      {conflict && (
        <div className={classes.conflito} role="alert">
          <span>{conflict.message}</span>
          <button type="button" onClick={() => setComparando(true)}>
            Comparar e escolher
          </button>
        </div>
      )}
      {failure && (
        <p className={classes.recusa} role="alert">
          {failure}
        </p>
      )}
      <FormErrors form={form} />
      {props.children}
      {comparando && <FormConflict form={form} onClose={() => setComparando(false)} />}
    </form>
  );
}
