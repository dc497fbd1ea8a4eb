import { Textarea, TextInput } from '@mantine/core';
import { type FieldProps, inputProps } from './field.ts';

export interface TextFieldProps extends FieldProps<string> {
  maxLength?: number;
  type?: 'text' | 'email' | 'url';
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      type={props.type ?? 'text'}
      maxLength={props.maxLength}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

export interface TextAreaProps extends FieldProps<string> {
  maxLength?: number;
  rows?: number;
}

/** Several lines; grows with its text. */
export function TextArea(props: TextAreaProps) {
  return (
    <Textarea
      {...inputProps(props)}
      autosize
      minRows={props.rows ?? 2}
      maxRows={12}
      maxLength={props.maxLength}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
