import { useId } from 'react';
import type { FieldProps } from '#platform/ui/form.ts';
import classes from './configuracoes.module.css';

const NOMES = ['Primeira cor', 'Cor do meio', 'Última cor'];

/** Three colours, each with the browser's own chooser. Value: ['#rrggbb', …]. */
export function CoresField({ value, onChange, onBlur, label, help, error }: FieldProps<string[]>) {
  const helpId = useId();
  const errorId = useId();
  return (
    <fieldset className={classes.group} aria-describedby={`${helpId} ${error ? errorId : ''}`.trim()}>
      <legend>{label}</legend>
      <p id={helpId} className={classes.help}>
        {help}
      </p>
      <div className={classes.colors}>
        {NOMES.map((nome, i) => (
          <label key={nome}>
            {nome}
            <input
              type="color"
              value={value[i] ?? '#000000'}
              aria-invalid={error && i === 1 ? true : undefined}
              onBlur={onBlur}
              onChange={(event) =>
                onChange(NOMES.map((_, at) => (at === i ? event.currentTarget.value : (value[at] ?? '#000000'))))
              }
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
