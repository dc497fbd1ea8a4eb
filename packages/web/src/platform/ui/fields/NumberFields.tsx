import { TextInput } from '@mantine/core';
import { formatPercentual, formatPercentualSemSimbolo, formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import {
  amountText,
  amountValue,
  integerText,
  integerValue,
  isReadable,
  PERCENTUAL_ILEGIVEL,
  percentText,
  percentValue,
} from './typedNumber.ts';

/** The text in an input, kept as long as the value is still the one that this text gave. */
function useTyped<V>(value: V) {
  const [typed, setTyped] = useState<{ text: string; value: V } | null>(null);
  const shown = useRef('');
  return {
    typed: typed && Object.is(typed.value, value) ? typed.text : null,
    keep: (text: string, gives: V) => setTyped({ text, value: gives }),
    forget: () => setTyped(null),
    /** The text before the key press, which the event does not carry. */
    shown,
  };
}

function keyed(event: ChangeEvent<HTMLInputElement>, before: string) {
  // Of a text field, but a test or an extension may send a bare one.
  const { inputType, data } = event.nativeEvent as Partial<InputEvent>;
  return { before, now: event.currentTarget.value, inputType, data };
}

/**
 * An amount in centavos: comma decimal, at most 15 integer digits; 'R$ 1.234,56' when not being typed in. Any other
 * text stays as it was written, with its message. `negativo`: a balance, which may be below zero.
 */
export function MoneyField({ negativo = false, ...props }: FieldProps<number | null> & { negativo?: boolean }) {
  const { value } = props;
  const { typed, keep, forget, shown } = useTyped(value);
  const text = typed ?? (value === null || !isReadable(value) ? '' : formatReais(value));
  shown.current = text;
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode={negativo ? 'text' : 'decimal'}
      placeholder={props.placeholder ?? 'R$ 0,00'}
      value={text}
      onFocus={(event) => {
        if (props.readOnly) return;
        const input = event.currentTarget;
        if (value !== null && isReadable(value)) {
          // Done at once, so that a text inserted right after the focus replaces the selected amount instead of being
          // appended to it.
          flushSync(() => keep(formatReaisSemSimbolo(value).replaceAll('.', ''), value));
        }
        input.select();
        // A click sets the caret after the focus. What was typed since must not be selected: the next key would replace it.
        const focused = input.value;
        requestAnimationFrame(() => input.value === focused && input.select());
      }}
      onChange={(event) => {
        const next = amountText(keyed(event, shown.current), { negativo });
        const gives = amountValue(next);
        keep(next, gives);
        props.onChange(gives);
      }}
      onBlur={() => {
        if (isReadable(value)) forget();
        props.onBlur?.();
      }}
    />
  );
}

/** A whole number without sign; any other text stays as it was written, with its message. */
export function IntegerField({ maxDigits = 9, ...props }: FieldProps<number | null> & { maxDigits?: number }) {
  const { value } = props;
  const { typed, keep, forget, shown } = useTyped(value);
  const text = typed ?? (value === null || !Number.isInteger(value) ? '' : String(value));
  shown.current = text;
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        const next = integerText(keyed(event, shown.current), maxDigits);
        const gives = integerValue(next);
        keep(next, gives);
        props.onChange(gives);
      }}
      onBlur={() => {
        if (value === null || Number.isInteger(value)) forget();
        props.onBlur?.();
      }}
    />
  );
}

/** A rate from zero to 100%, as `kernel/percent` has it; '4,65%' when it is not being typed in. */
export function PercentField(props: FieldProps<number | null>) {
  const { value } = props;
  const { typed, keep, forget, shown } = useTyped(value);
  const known = value !== null && value !== PERCENTUAL_ILEGIVEL;
  const text = typed ?? (known ? formatPercentual(value) : '');
  shown.current = text;
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="decimal"
      placeholder={props.placeholder ?? '0%'}
      value={text}
      onFocus={(event) => {
        if (props.readOnly) return;
        // As in the field of an amount: done at once, for a text that is inserted right after the focus.
        if (known) flushSync(() => keep(formatPercentualSemSimbolo(value), value));
        event.currentTarget.select();
      }}
      onChange={(event) => {
        const next = percentText(keyed(event, shown.current));
        const gives = percentValue(next);
        keep(next, gives);
        props.onChange(gives);
      }}
      onBlur={() => {
        if (value !== PERCENTUAL_ILEGIVEL) forget();
        props.onBlur?.();
      }}
    />
  );
}
