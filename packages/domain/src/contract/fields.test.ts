import { OBRIGATORIO } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { field } from './fields.ts';

describe('a record that a person chooses', () => {
  const messageOf = (value: unknown) => field.id().safeParse(value).error?.issues[0]?.message;

  it.each([null, undefined, ''])('none chosen (%j) is a missing field', (value) =>
    expect(messageOf(value)).toBe(OBRIGATORIO),
  );
  it('something else is no identifier', () => expect(messageOf('42')).toBe('Identificador inválido.'));
  it('an identifier passes', () => expect(messageOf('0190a1b2-0000-7000-8000-000000000001')).toBeUndefined());
});
