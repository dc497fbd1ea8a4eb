/**
 * A field of a register's form: its control by its kind, with the label and the limits of the description.
 *
 *     const Field = registerField(funcionariosRegister);
 *     <Field form={form} name="cpf" span={3} />
 *
 * A word of a setting and another record need more than the description has: they are placed by hand with `SelectField`
 * and `RecordPicker`, and so is whatever else deviates.
 */

import type { FileRule } from '@sede/domain/kernel';
import type { Field, Fields, Register, SetKey } from '@sede/domain/register';
import { OneFileField, type OneFileFieldProps } from '../attachments/OneFileField.tsx';
import { CheckGroup } from '../fields/CheckGroup.tsx';
import { SelectField } from '../fields/ChoiceFields.tsx';
import { DateField } from '../fields/DateField.tsx';
import type { Binding, Look } from '../fields/field.ts';
import { MaskedField, type MaskName } from '../fields/MaskedField.tsx';
import { IntegerField, MoneyField } from '../fields/NumberFields.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import type { RecordForm } from '../form/useRecordForm.ts';
import { labelled } from '../list-state/options.ts';
import type { RegisterValues } from './formValues.ts';

const MASKS: Partial<Record<Field['kind'], MaskName>> = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  phone: 'telefone',
  mobile: 'telefone',
  cep: 'cep',
};

/** Fields whose control follows from their kind alone. */
export type PlainKey<F extends Fields> = {
  [K in SetKey<F>]: F[K]['kind'] extends 'word' | 'reference' | 'cpfCnpj' ? never : K;
}[SetKey<F>];

export interface RegisterFieldProps<F extends Fields> extends Omit<Look, 'label'>, Pick<Binding<unknown>, 'disabled'> {
  form: RecordForm<RegisterValues<F>>;
  name: PlainKey<F>;
}

/** What the form holds of a field is what its kind says; the compiler sees the fields of any register at once. */
const bound = <V,>(binding: unknown) => binding as Binding<V>;

type Described<F extends Fields> = Pick<Register, 'fields' | 'texts'> & { fields: F; fileRule: FileRule | null };

export function registerField<F extends Fields>({ fields, texts, fileRule }: Described<F>) {
  return function RegisterField({ form, name, ...look }: RegisterFieldProps<F>) {
    const field: F[PlainKey<F>] & Field = fields[name];
    if (field.kind === 'file' && fileRule) {
      // Where a field is a file, the form holds its two values: `RegisterValues`.
      const withFile = form as unknown as OneFileFieldProps['form'];
      return <OneFileField form={withFile} rule={fileRule} required={!field.optional} failed={texts.erroUpload} />;
    }
    const binding = form.field(name);
    const shown = { ...look, label: field.rotulo };
    const mask = MASKS[field.kind];
    if (mask) return <MaskedField {...bound<string>(binding)} {...shown} mask={mask} />;
    switch (field.kind) {
      case 'date':
        return <DateField {...bound<string | null>(binding)} {...shown} />;
      case 'money':
        return <MoneyField {...bound<number | null>(binding)} {...shown} negativo={field.negative} />;
      case 'integer':
        return <IntegerField {...bound<number | null>(binding)} {...shown} maxDigits={String(field.max ?? 0).length} />;
      case 'yesNo':
        return <SwitchField {...bound<boolean>(binding)} {...shown} />;
      case 'choice':
        return (
          <SelectField {...bound<string | null>(binding)} {...shown} options={labelled(field.words, field.valores)} />
        );
      case 'choices':
        return <CheckGroup {...bound<string[]>(binding)} {...shown} options={labelled(field.words, field.valores)} />;
      case 'text':
        return field.multiline ? (
          <TextArea {...bound<string>(binding)} {...shown} maxLength={field.max} />
        ) : (
          <TextField {...bound<string>(binding)} {...shown} maxLength={field.max} />
        );
      default:
        return <TextField {...bound<string>(binding)} {...shown} type="email" maxLength={field.max} />;
    }
  };
}
