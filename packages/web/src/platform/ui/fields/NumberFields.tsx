import { TextInput } from '@mantine/core';
import { formatReais, formatReaisSemSimbolo, normaliseReaisTyping, parseReais } from '@sede/domain/kernel';
import { useState } from 'react';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';

/** Kept apart from null so that a typed amount above the limit is told as such, not as missing. */
const OVER_LIMIT = Number.MAX_SAFE_INTEGER;

/** An amount in centavos: comma decimal, no negatives, at most 15 integer digits; 'R$ 1.234,56' when not being typed in. */
export function MoneyField(props: FieldProps<number | null>) {
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = props;
  const rest = value === null ? '' : formatReais(value);
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="decimal"
      placeholder={props.placeholder ?? 'R$ 0,00'}
      value={typed ?? rest}
      onFocus={(event) => {
        if (props.readOnly) return;
        setTyped(value === null ? '' : formatReaisSemSimbolo(value).replaceAll('.', ''));
        const input = event.currentTarget;
        requestAnimationFrame(() => input.select());
      }}
      onChange={(event) => {
        const text = normaliseReaisTyping(event.currentTarget.value);
        setTyped(text);
        const bare = text.replace(/,$/, '');
        props.onChange(bare === '' ? null : (parseReais(bare) ?? OVER_LIMIT));
      }}
      onBlur={() => {
        // What is above the limit stays as it was typed, under its message.
        if (value !== OVER_LIMIT) setTyped(null);
        props.onBlur?.();
      }}
    />
  );
}

/** A whole number without sign. */
export function IntegerField(props: FieldProps<number | null> & { maxDigits?: number }) {
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="numeric"
      value={props.value === null ? '' : String(props.value)}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, props.maxDigits ?? 9);
        props.onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
