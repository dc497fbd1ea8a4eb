import { TextInput } from '@mantine/core';
import { formatReais, VALOR_MAXIMO } from '@sede/domain/kernel';
import { useState } from 'react';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { amountValue, isKey, isReadable } from './typedNumber.ts';

const MAX_DIGITS = String(VALOR_MAXIMO).length;
const MAX_PASTED = 60;

/**
 * An amount in centavos as the text's calculators take it: the typed digits ÷ 100, shown as 'R$ 1.234,56' while they are typed; any
 * other key is dropped. What is pasted is read as an amount is written ('80000' is R$ 80.000,00), and stays with its message where it is
 * none. Source: spec 3 §5 (Sindex); decisions-sindical (Sindex).
 */
export function CentavosField(props: FieldProps<number | null>) {
  const { value } = props;
  // What was pasted and is no amount, as it came.
  const [pasted, setPasted] = useState('');
  const refused = value !== null && !isReadable(value);
  const change = (text: string, typed: boolean) => {
    if (!typed || refused) {
      setPasted(text.trim().slice(0, MAX_PASTED));
      return props.onChange(amountValue(text.trim()));
    }
    const digits = text
      .replace(/[^0-9]/g, '')
      .replace(/^0+(?=[0-9])/, '')
      .slice(0, MAX_DIGITS);
    // The last zero taken away leaves nothing.
    const emptied = digits === '' || (value === 0 && text.length < formatReais(0).length);
    props.onChange(emptied ? null : Number(digits));
  };
  return (
    <TextInput
      {...inputProps(props)}
      classNames={{ input: classes.end }}
      inputMode="decimal"
      placeholder={props.placeholder ?? 'R$ 0,00'}
      value={refused ? pasted : value === null ? '' : formatReais(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        // Of a text field, but a test or an extension may send a bare one.
        const { inputType = '', data } = event.nativeEvent as Partial<InputEvent>;
        const now = event.currentTarget.value;
        change(now, isKey({ before: '', now, inputType, data }) || inputType.startsWith('delete'));
      }}
    />
  );
}
