import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { Option } from '../list-state/filters.ts';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';

/** Any number of a few values, all seen at once. Value: the chosen ones, in the order of the options. */
export function CheckGroup(props: FieldProps<string[]> & { options: readonly Option[] }) {
  const { autoComplete: _, placeholder: __, readOnly: ___, disabled, name, onBlur, ...input } = inputProps(props);
  const inOrder = (chosen: readonly string[]) =>
    props.options.map((option) => option.value).filter((value) => chosen.includes(value));
  return (
    <Checkbox.Group {...input} value={props.value} onChange={(chosen) => props.onChange(inOrder(chosen))}>
      <div className={classes.group}>
        {props.options.map((option) => (
          <Checkbox
            classNames={{ input: classes.radio }}
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            onBlur={onBlur}
            disabled={disabled || props.readOnly}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
