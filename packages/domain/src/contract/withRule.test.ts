import { expect, it } from 'vitest';
import { z } from 'zod';
import { camposOf, field, withRule, withWholeRule } from './index.ts';

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

const MUITO_LONGO = 'No máximo 3 caracteres.';
const whole = withWholeRule(
  z.object({ nome: z.string().max(3), dia: z.string().nullable(), itens: z.array(z.string()) }),
  ({ nome, dia, itens }) => ({
    ...(nome.length > 1 && { nome: 'da regra' }),
    ...(dia === null && { dia: 'Obrigatorio' }),
    ...(itens.length === 0 && { itens: 'Obrigatorio' }),
  }),
).transform(({ nome }) => nome);
const doTodo = (value: unknown) => {
  const { error } = whole.safeParse(value);
  return error ? camposOf(error) : {};
};

it('what is missing is told beside a field that is refused, which keeps its own message', () => {
  expect(doTodo({ nome: 'longo', dia: null, itens: [] })).toEqual({
    ...{ nome: MUITO_LONGO, dia: 'Obrigatorio', itens: 'Obrigatorio' },
  });
  expect(doTodo({ nome: 'dois', dia: '2026-01-01', itens: ['a'] })).toEqual({ nome: MUITO_LONGO });
  expect(doTodo({ nome: 'do', dia: '2026-01-01', itens: ['a'] })).toEqual({ nome: 'da regra' });
});
it('a whole record that holds comes out; what is none, or of another type, is not asked', () => {
  expect(whole.parse({ nome: 'a', dia: '2026-01-01', itens: ['a'] })).toBe('a');
  expect(doTodo(null)).toEqual({ _: expect.any(String) });
  expect(doTodo({ nome: null, dia: null, itens: [] })).toEqual({ nome: expect.any(String) });
});
it('a field that nothing can be made of is not there for the rule', () => {
  const schema = withWholeRule(
    z.object({ email: field.email().optional(), nome: z.string().nullable() }),
    (values) => ({
      ...(values.email !== undefined && { email: values.email.trim() }),
      ...(values.nome === null && { nome: 'Obrigatorio' }),
    }),
  );
  const { error } = schema.safeParse({ email: 'ana@', nome: null });
  expect(error && camposOf(error)).toEqual({ email: 'Email inválido', nome: 'Obrigatorio' });
});
