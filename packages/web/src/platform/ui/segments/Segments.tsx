import type { ReactNode } from 'react';
import classes from './Segments.module.css';

export interface SegmentsProps<V extends string> {
  /** What is chosen, for readers of the screen: 'Ver como'. */
  label?: string;
  options: readonly Segment<V>[];
  /** null: none of them is pressed. */
  value: V | null;
  onChange: (value: V) => void;
}

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: ReactNode;
  /** How many there are, once that is known. */
  count?: number | undefined;
}

/** One of a few ways side by side: the same things shown otherwise, or one half of them; the one that is shown is pressed. */
export function Segments<V extends string>({ label = 'Ver como', options, value: atual, onChange }: SegmentsProps<V>) {
  return (
    <fieldset className={classes.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, label: nome, icon, count }) => (
        <button key={value} type="button" aria-pressed={atual === value} onClick={() => onChange(value)}>
          {icon}
          {nome}
          {count !== undefined && <span className={classes.count}>{count.toLocaleString('pt-BR')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
