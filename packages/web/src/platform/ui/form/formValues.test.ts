import { expect, it } from 'vitest';
import { formValues } from './formValues.ts';

it('takes the form’s fields only, and its own empty value where the record has none', () => {
  const empty = { nome: '', tipo: null as string | null, ativo: true };
  const record = { id: '1', nome: null, tipo: 'F', ativo: false };
  expect(formValues(empty, record)).toEqual({ nome: '', tipo: 'F', ativo: false });
});
