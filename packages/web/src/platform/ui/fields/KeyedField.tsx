import { TextInput } from '@mantine/core';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { isKey } from './typedNumber.ts';

export interface KeyedFieldProps extends FieldProps<string> {
  /** What stays of the text after a key. */
  normalise: (text: string) => string;
}

const MAX_PASTED = 60;

/** A number that is kept as a text: a key that is no part of one is dropped, what is pasted stays as it came, with its message. */
export function KeyedField({ normalise, ...props }: KeyedFieldProps) {
  const { value } = props;
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="decimal"
      value={value}
      onChange={(event) => {
        // Of a text field, but a test or an extension may send a bare one.
        const { inputType, data } = event.nativeEvent as Partial<InputEvent>;
        const now = event.currentTarget.value;
        // Keys in a text that was refused do not turn it into another number.
        const typed = isKey({ before: value, now, inputType, data }) && normalise(value) === value;
        props.onChange(typed ? normalise(now) : now.trimStart().slice(0, MAX_PASTED));
      }}
    />
  );
}
