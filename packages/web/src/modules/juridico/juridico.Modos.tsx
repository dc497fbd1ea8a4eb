import classes from './juridico.modos.module.css';

export interface ModosProps<V extends string> {
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** 'Ver como': the same things in one of a few ways, side by side; the one that is shown is pressed. */
export function Modos<V extends string>({ options, value: atual, onChange }: ModosProps<V>) {
  return (
    <fieldset className={classes.modos}>
      <legend className="visually-hidden">Ver como</legend>
      {options.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={atual === value} onClick={() => onChange(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
