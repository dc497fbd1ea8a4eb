import { expect, it } from 'vitest';
import { z } from 'zod';
import { camposOf, withRule } from './index.ts';

const schema = withRule(
  z.strictObject({ nome: z.string().min(1), inicio: z.string().nullable(), fim: z.string().nullable() }),
  ['inicio', 'fim'],
  'fim',
  ({ inicio, fim }) => (inicio && fim && fim < inicio ? 'O fim vem antes do início.' : null),
);
const campos = (value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? camposOf(error) : {};
};

it('a rule over two fields is told while a third is still missing', () => {
  expect(campos({ nome: '', inicio: '2026-02-01', fim: '2026-01-01' })).toMatchObject({
    nome: expect.any(String),
    fim: 'O fim vem antes do início.',
  });
});
it('waits for its own fields to be valid, and says nothing when it holds', () => {
  expect(campos({ nome: 'x', inicio: 1, fim: '2026-01-01' })).not.toHaveProperty('fim');
  expect(campos({ nome: 'x', inicio: '2026-01-01', fim: '2026-02-01' })).toEqual({});
});
it('unknown keys are still refused', () => {
  expect(campos({ nome: 'x', inicio: null, fim: null, outro: 1 })).toHaveProperty('outro');
});
