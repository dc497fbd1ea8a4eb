import { useId } from 'react';
import classes from './Pills.module.css';

export interface Pill<V extends string | null> {
  /** null: all of them. */
  value: V;
  label: string;
  /** How many it would show. */
  count?: number | undefined;
}

export interface PillsProps<V extends string | null> {
  /** Names the group to screen readers: 'Mostrar do histórico'. */
  label: string;
  options: readonly Pill<V>[];
  /** undefined: none of them, what is shown was chosen otherwise. */
  value: V | undefined;
  onChange: (value: V) => void;
  /** In one line, that scrolls, where there are many. */
  line?: boolean;
}

/** One of a few as pills: what a list that stands already shows. Radio buttons, which arrows go through. */
export function Pills<V extends string | null>(props: PillsProps<V>) {
  const { label: group, options, value: chosen, onChange, line = false } = props;
  const name = useId();
  return (
    <fieldset className={`${classes.pills} no-print`} data-line={line || undefined}>
      <legend className="visually-hidden">{group}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value ?? ''}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} />
          {label} {count !== undefined && <b>{count.toLocaleString('pt-BR')}</b>}
        </label>
      ))}
    </fieldset>
  );
}
