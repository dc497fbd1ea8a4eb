import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerCheck } from './answer-check.ts';

/** What both make of a value: the same copy, or a refusal from each. */
function outcome(check: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return { value: check(value) };
  } catch (error) {
    if (error instanceof z.ZodError) return { refused: error.issues };
    throw error;
  }
}

const leaf = fc.constantFrom<z.ZodType>(
  z.string(),
  z.number().int(),
  z.number(),
  z.boolean(),
  z.enum(['a', 'b"\\\n']),
  z.literal('x'),
  z.literal(1),
  z.unknown(),
  z.iso.date(),
  z.string().max(3),
  z.string().transform((text) => text.length),
  z.null(),
);
const { schema } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('schema').map((inner) => z.array(inner)),
    tie('schema').map((inner) => z.nullable(inner)),
    tie('schema').map((inner) => z.optional(inner)),
    tie('schema').map((inner) => z.record(z.string(), inner)),
    fc.dictionary(fc.constantFrom('a', 'b', 'c-d', '"'), tie('schema')).map((shape) => z.object(shape)),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('schema')).map((shape) => z.strictObject(shape)),
  ),
}));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>('a', 'x', 'b"\\\n', '2026-01-31', 1, -0, 1.5, 2 ** 53, Number.NaN, true, null, undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c-d', '"', 'unasked'), tie('value')),
  ),
}));

describe('the check of an answer', () => {
  it('gives what the schema gives, or refuses where it refuses, whatever schema and value', () => {
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 5, maxLength: 20 }), (made, values) => {
        const check = answerCheck(made);
        for (const one of values) {
          // A key whose value is undefined counts as absent: JSON carries neither.
          expect(outcome(check, one)).toEqual(outcome((v) => made.parse(v), one));
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  const pessoa = z.object({
    nome: z.string(),
    idade: z.number().int().nullable(),
    papel: z.enum(['um', 'dois']),
    motivo: z.string().optional(),
    filhos: z.array(z.object({ nome: z.string() })),
  });
  const ana = { nome: 'Ana', idade: null, papel: 'um', filhos: [{ nome: 'Bia' }] };

  it('lets out no key that the contract does not name, at any depth', () => {
    const answer = answerCheck(pessoa)({ ...ana, senha: 's', filhos: [{ nome: 'Bia', cpf: '1' }] });
    expect(JSON.stringify(answer)).toBe(JSON.stringify(ana));
  });

  it('leaves the value that it was given as it was', () => {
    const row = Object.freeze({ ...ana, senha: 's', filhos: Object.freeze([Object.freeze({ nome: 'Bia' })]) });
    expect(answerCheck(pessoa)(row)).not.toBe(row);
  });

  it.each([
    ['a number for a text', { nome: 1 }],
    ['a fraction for an integer', { idade: 1.5 }],
    ['an integer past 2^53', { idade: 2 ** 53 }],
    ['a word that is none of the list', { papel: 'tres' }],
    ['null where it may not be', { nome: null }],
    ['nothing where something must be', { papel: undefined }],
    ['one wrong entry of a list', { filhos: [{ nome: 'Bia' }, { nome: 7 }] }],
    ['an object for a list', { filhos: {} }],
  ])('refuses %s', (_name, over) => {
    expect(() => answerCheck(pessoa)({ ...ana, ...over })).toThrow(z.ZodError);
  });
});
