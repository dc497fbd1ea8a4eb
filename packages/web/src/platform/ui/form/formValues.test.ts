import { expect, it } from 'vitest';
import { formValues, NO_CHOICE } from './formValues.ts';

it('takes the form’s fields only, and its own empty value where the record has none', () => {
  const empty = { nome: '', tipo: NO_CHOICE, ativo: true };
  const record = { id: '1', nome: null, tipo: 'F', ativo: false };
  expect(formValues(empty, record)).toEqual({ nome: '', tipo: 'F', ativo: false });
});
