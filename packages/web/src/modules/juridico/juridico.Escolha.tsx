import { useId } from 'react';
import classes from './juridico.escolha.module.css';

export interface EscolhaProps<V extends string> {
  /** Names the group to screen readers. */
  label: string;
  /** `quantos`: how many it would show. */
  options: readonly { value: V; label: string; quantos?: number }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few as pills: radio buttons, which arrows go through. */
export function Escolha<V extends string>({ label: nome, options, value: atual, onChange }: EscolhaProps<V>) {
  const name = useId();
  return (
    <fieldset className={classes.escolha}>
      <legend className="visually-hidden">{nome}</legend>
      {options.map(({ value, label, quantos }) => (
        <label key={value}>
          <input type="radio" name={name} checked={atual === value} onChange={() => onChange(value)} />
          {label}
          {quantos !== undefined && <b>{quantos}</b>}
        </label>
      ))}
    </fieldset>
  );
}
