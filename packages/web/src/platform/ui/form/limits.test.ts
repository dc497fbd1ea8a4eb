import { field } from '@sede/domain/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { limitsOf } from './limits.ts';

it('a text has the limit of its schema, whether it may be empty or not', () => {
  const schema = z.strictObject({ nome: field.text(200), sigla: field.optionalText(30), email: field.email() });
  expect([...limitsOf(schema)]).toEqual([
    ['nome', 200],
    ['sigla', 30],
    ['email', 254],
  ]);
});

it('a limit is told beside rules over several fields, and with fields that have none', () => {
  const schema = z
    .strictObject({ nome: field.text(80), valor: field.money(), dia: field.date(), id: field.id().nullable() })
    .refine(() => false, 'nunca');
  expect([...limitsOf(schema)]).toEqual([['nome', 80]]);
});

it('a schema that cannot describe itself has no limits', () => {
  const schema = { '~standard': { validate: (value: unknown) => ({ value }) } };
  expect(limitsOf(schema).size).toBe(0);
});

it('a field that JSON Schema has no words for has no limit, and takes none from the others', () => {
  const schema = z.strictObject({ nome: field.text(80), papel: z.custom<string>(() => true) });
  expect([...limitsOf(schema)]).toEqual([['nome', 80]]);
});
