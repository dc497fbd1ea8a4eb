import { RadioGroup } from './ChoiceFields.tsx';
import type { FieldProps } from './field.ts';

const OPTIONS = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

/** A question that is answered Sim or Não, both in sight. */
export function YesNoField({ value, onChange, ...props }: FieldProps<boolean>) {
  return (
    <RadioGroup
      {...props}
      options={OPTIONS}
      value={value ? 'sim' : 'nao'}
      onChange={(answer) => onChange(answer === 'sim')}
    />
  );
}
