import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { conflictOf, splitConflict } from './conflict.ts';

describe('two people edit one record', () => {
  const base = { valor: 100, item: 'Luz', descricao: 'a', numero: '1' };
  it('asks only where both changed the same field differently', () => {
    const { ask, taken } = splitConflict(
      base,
      { ...base, valor: 120, numero: '2' },
      { ...base, valor: 130, descricao: 'b', numero: '2', criadoEm: 'x' },
    );
    expect(ask).toEqual([{ name: 'valor', theirs: 130, mine: 120 }]);
    expect(taken).toEqual({ descricao: 'b' });
  });
  it('keeps mine where they changed nothing', () => {
    expect(splitConflict(base, { ...base, valor: 120 }, base)).toEqual({ ask: [], taken: {} });
  });
});

describe("the server's refusal", () => {
  const refusal = (data: unknown, code = 'plataforma.versao_conflito') =>
    new ApiError({ code, status: 409, message: 'Este registro foi alterado por Ana às 14:05.', data });
  it('is read with its newer version', () => {
    expect(conflictOf(refusal({ versao: 3, atual: { valor: 1 } }))).toEqual({
      message: 'Este registro foi alterado por Ana às 14:05.',
      versao: 3,
      atual: { valor: 1 },
    });
    expect(conflictOf(refusal({ atual: { versao: 4 } }))?.versao).toBe(4);
  });
  it('any other refusal is not a conflict', () => {
    expect(conflictOf(refusal({ versao: 3, atual: {} }, 'despesas.duplicada'))).toBeNull();
    expect(conflictOf(refusal({}))).toBeNull();
    expect(conflictOf(new TypeError('x'))).toBeNull();
  });
});
