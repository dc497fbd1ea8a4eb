import { TextInput } from '@mantine/core';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';

/** '1430' as it is typed → '14:30'; what is taken back stays taken back. */
const asHour = (text: string): string => {
  const digits = text.replace(/[^0-9]/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
};

/** An hour of the day, 'HH:MM'. */
export function HourField(props: FieldProps<string>) {
  return (
    <TextInput
      {...inputProps(props)}
      placeholder={props.placeholder ?? 'HH:MM'}
      classNames={{ input: classes.num }}
      inputMode="numeric"
      value={props.value}
      onChange={(event) => props.onChange(asHour(event.currentTarget.value))}
    />
  );
}
