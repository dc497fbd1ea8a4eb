import type { ReactNode } from 'react';
import { useId } from 'react';
import comum from './agendar.module.css';
import classes from './Segmentos.module.css';

export interface SegmentosProps<V extends string> {
  label: string;
  required?: boolean;
  options: readonly { value: V; label: string; icon?: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | null | undefined;
  disabled?: boolean;
}

/** One of two or three, side by side: arrows and Space choose, as among radio buttons, which they are. */
export function Segmentos<V extends string>(props: SegmentosProps<V>) {
  const nome = useId();
  return (
    <fieldset className={classes.segmentos} disabled={props.disabled}>
      <legend>
        {props.label}
        {props.required && <span aria-hidden> *</span>}
      </legend>
      <div className={classes.trilho}>
        {props.options.map(({ value, label, icon }) => (
          <label key={value} data-on={value === props.value || undefined}>
            <input
              type="radio"
              name={nome}
              className="visually-hidden"
              aria-invalid={props.error ? true : undefined}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
      {props.error && <p className={comum.erro}>{props.error}</p>}
    </fieldset>
  );
}
