import type { Option } from '../list-state/filters.ts';
import classes from './FilterEditor.module.css';
import { useTypeAhead } from './useTypeAhead.ts';

export interface ChoiceListProps {
  label: string;
  options: readonly (Option & { detail?: string | null })[];
  single: boolean;
  /** What is chosen cannot be taken away, only changed. */
  always?: boolean;
  value: readonly string[];
  onChange: (value: string[] | null) => void;
  close: () => void;
}

/** Boxes of an enumeration; applied as they are ticked. `single` closes with the choice. Letters lead to a box. */
export function ChoiceList({ label, options, single, always = false, value, onChange, close }: ChoiceListProps) {
  const toggle = (one: string) => {
    if (single) {
      if (!always || !value.includes(one)) onChange(value.includes(one) ? null : [one]);
      return close();
    }
    // In the order of the options, so that the same choice always gives the same link.
    const next = value.includes(one) ? value.filter((v) => v !== one) : [...value, one];
    const ordered = options.map((option) => option.value).filter((v) => next.includes(v));
    const unknown = next.filter((v) => !ordered.includes(v));
    onChange(next.length === 0 ? null : [...ordered, ...unknown]);
  };
  const onKeyDown = useTypeAhead({ options, taken: value, take: toggle, close });
  return (
    <fieldset className={classes.choices} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="checkbox"
            className={classes.check}
            value={option.value}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <span>
            {option.label}
            {option.detail && <span className={classes.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
      {value.length > 0 && !always && (
        <button type="button" className={classes.link} onClick={() => onChange(null)}>
          Limpar
        </button>
      )}
    </fieldset>
  );
}
