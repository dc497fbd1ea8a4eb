import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  changedKeys,
  errorsOf,
  fieldErrorsOf,
  inputOf,
  missingOf,
  missingText,
  requiredOf,
  validate,
} from './formState.ts';

const schema = z.object({
  item: z.string(' Obrigatório').min(1, ' Obrigatório'),
  valor: z.number(' Obrigatório').min(1, 'O valor deve ser maior que zero.'),
  observacao: z.string().nullable().optional(),
});

describe('what a form sends', () => {
  it('an empty text is no text', () => {
    expect(inputOf({ item: '  ', valor: 0, marcado: false, lista: [], nada: undefined })).toEqual({
      item: null,
      valor: 0,
      marcado: false,
      lista: [],
    });
  });
  it('says what was changed, and that an empty text equals none', () => {
    expect(changedKeys({ a: null, b: 1, c: ['x'] }, { a: '', b: 2, c: ['x'] })).toEqual(['b']);
  });
});

describe('messages', () => {
  it('the required mark stands at what an empty record is refused for', () => {
    expect([...requiredOf(schema, { item: 'x', valor: 1, observacao: 'y' })]).toEqual(['item', 'valor']);
  });
  it('counts the empty ones only: a wrong value is not a missing one', () => {
    const values = { item: '', valor: 0, observacao: '' };
    const result = validate(schema, inputOf(values));
    const errors = errorsOf(result.issues ?? []);
    expect(errors).toEqual({ item: 'Obrigatório', valor: 'O valor deve ser maior que zero.' });
    expect(missingOf(errors, values)).toEqual(['item']);
  });
  it('a list without entries is missing, too', () => {
    expect(missingOf({ emails: 'Campo obrigatorio', tags: 'Até 20.' }, { emails: [], tags: ['a'] })).toEqual([
      'emails',
    ]);
    expect(changedKeys({ emails: null }, { emails: [] })).toEqual([]);
  });
  it("puts the server's message at its field", () => {
    expect(fieldErrorsOf({ 'anexos.0.id': 'Anexo não encontrado.', item: ' Obrigatório' })).toEqual({
      anexos: 'Anexo não encontrado.',
      item: 'Obrigatório',
    });
  });
  it.each([
    [0, null],
    [1, '1 campo a preencher'],
    [3, '3 campos a preencher'],
  ])('%i missing: %s', (count, text) => expect(missingText(count)).toBe(text));
});
