import {
  OBRIGATORIO,
  VALOR_ACIMA_DO_LIMITE,
  VALOR_EXCESSIVO,
  VALOR_ILEGIVEL,
  VALOR_INVALIDO,
  VALOR_MAXIMO,
  VALOR_NEGATIVO,
  VALOR_ZERO,
} from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { field } from './fields.ts';

describe('a record that a person chooses', () => {
  const messageOf = (value: unknown) => field.id().safeParse(value).error?.issues[0]?.message;

  it.each([null, undefined, ''])('none chosen (%j) is a missing field', (value) =>
    expect(messageOf(value)).toBe(OBRIGATORIO),
  );
  it('something else is no identifier', () => expect(messageOf('42')).toBe('Identificador inválido.'));
  it('an identifier passes', () => expect(messageOf('0190a1b2-0000-7000-8000-000000000001')).toBeUndefined());
});

describe('an amount', () => {
  const messageOf = (value: unknown, options?: Parameters<typeof field.money>[0]) =>
    field.money(options).safeParse(value).error?.issues[0]?.message;

  it.each([
    [null, OBRIGATORIO],
    [0, VALOR_ZERO],
    [-1, VALOR_ZERO],
    [VALOR_ILEGIVEL, VALOR_INVALIDO],
    [VALOR_EXCESSIVO, VALOR_ACIMA_DO_LIMITE],
    [VALOR_MAXIMO + 1, VALOR_ACIMA_DO_LIMITE],
  ])('%j is refused: %s', (value, message) => expect(messageOf(value)).toBe(message));
  it.each([1, VALOR_MAXIMO])('%j passes', (value) => expect(messageOf(value)).toBeUndefined());
  it('that may be zero is not below it', () => {
    expect(messageOf(0, { zero: true })).toBeUndefined();
    expect(messageOf(-1, { zero: true })).toBe(VALOR_NEGATIVO);
    expect(messageOf(VALOR_ILEGIVEL, { zero: true })).toBe(VALOR_INVALIDO);
  });
  it('that is a balance may be below zero, within the limit', () => {
    expect(messageOf(-VALOR_MAXIMO, { negative: true })).toBeUndefined();
    expect(messageOf(-VALOR_MAXIMO - 1, { negative: true })).toBe(VALOR_ACIMA_DO_LIMITE);
    expect(messageOf(VALOR_ILEGIVEL, { negative: true })).toBe(VALOR_INVALIDO);
  });
});

describe('a value of another JSON type is told what is wanted; a missing one that it is', () => {
  const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  it.each([
    ['text', field.text(5), 7, 'Envie um texto.'],
    ['text', field.text(5), undefined, OBRIGATORIO],
    ['text of another word', field.text(5, 'Falta.'), undefined, 'Falta.'],
    ['text of another word', field.text(5, 'Falta.'), ' ', 'Falta.'],
    ['text of another word', field.text(5, 'Falta.'), 7, 'Envie um texto.'],
    ['optional text', field.optionalText(5), ['a'], 'Envie um texto.'],
    ['e-mail', field.email(), {}, 'Envie um texto.'],
    ['date', field.date(), 20_261_120, 'Envie um texto.'],
    ['amount', field.money(), '12,00', 'Envie um número.'],
    ['amount', field.money(), '', OBRIGATORIO],
    ['number', field.int(1, 9), true, 'Envie um número.'],
    ['number', field.int(1, 9), 1.5, 'Use um número inteiro.'],
    ['version', field.versao(), 1.5, 'Use um número inteiro.'],
    ['version', field.versao(), null, OBRIGATORIO],
    ['yes or no', field.bool(), 'sim', 'Envie verdadeiro ou falso.'],
    ['yes or no', field.bool(), null, OBRIGATORIO],
    ['choice', field.oneOf(['A', 'B']), 'C', 'Escolha uma das opções.'],
    ['choice', field.oneOf(['A', 'B']), '', OBRIGATORIO],
    ['identifiers', field.ids(), 'x', 'Envie uma lista.'],
    ['identifiers', field.ids(), [7], 'Identificador inválido.'],
  ])('%s: %#', (_what, schema, value, message) => expect(messageOf(schema, value)).toBe(message));
});

describe('a text', () => {
  const nome = field.text(5);

  it('is kept without what nobody sees', () => expect(nome.parse(' \u202aNF 1\u200b2\u202c ')).toBe('NF 12'));
  it('of which nothing would be seen is missing', () =>
    expect(nome.safeParse('\u200b\u200d').error?.issues[0]?.message).toBe(OBRIGATORIO));
  it('is as long as what is kept', () => expect(nome.safeParse(`${'\u200b'.repeat(20)}abcde`).success).toBe(true));
  it('holds no NUL', () => expect(nome.safeParse('a\0b').error?.issues[0]?.message).toBe('Há um caractere inválido.'));
  it('that may be missing is null when nothing would be seen', () =>
    expect(field.optionalText(5).parse('\ufeff\u2060')).toBeNull());
});
