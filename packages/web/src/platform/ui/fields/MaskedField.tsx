import { TextInput } from '@mantine/core';
import { MASCARA_CELULAR, MASCARA_CEP, MASCARA_CNPJ, MASCARA_CPF, MASCARA_FIXO } from '@sede/domain/kernel';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';
import { useMasked } from './useMasked.ts';

export type MaskName = 'cpf' | 'cnpj' | 'telefone' | 'cep';

const MASKS: Record<MaskName, (bare: string) => string> = {
  cpf: () => MASCARA_CPF,
  cnpj: () => MASCARA_CNPJ,
  // The third digit of a mobile is 9; ten digits are a landline.
  telefone: (bare) => (bare[2] === '9' || bare.length > 10 ? MASCARA_CELULAR : MASCARA_FIXO),
  cep: () => MASCARA_CEP,
};

/** CPF, CNPJ (with letters), phone or CEP; value without its mask. A stored phone '+55…' is shown by its own digits. */
export function MaskedField({ mask, ...props }: FieldProps<string> & { mask: MaskName }) {
  const bare = mask === 'telefone' ? props.value.replace(/^\+55/, '') : props.value;
  const masked = useMasked(bare.replace(/[^0-9A-Z]/g, ''), MASKS[mask], props.onChange);
  return (
    <TextInput
      {...inputProps(props)}
      {...masked}
      classNames={{ input: classes.num }}
      inputMode={mask === 'cnpj' ? 'text' : 'numeric'}
    />
  );
}
