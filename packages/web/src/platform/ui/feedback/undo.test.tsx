import { beforeEach, expect, it } from 'vitest';
import { noteAct } from '../../api/acts.ts';
import { notices } from './notify.ts';
import { notifyUndoable } from './undo.ts';

beforeEach(() => notices.set([]));
const answer = (chave: string) => {
  const given = { feitas: ['a'] };
  noteAct(given, [['despesas', 'aprovar'], {}], chave);
  return given;
};

it('two acts of the same words stay two offers, ten seconds each', () => {
  notifyUndoable('1 aprovação registrada.', [answer('um')]);
  notifyUndoable('1 aprovação registrada.', [answer('dois')]);
  expect(notices.get().map(({ undo, durationMs }) => [undo, durationMs])).toEqual([
    [true, 10_000],
    [true, 10_000],
  ]);
});

it('what was no act under a key is only told', () => {
  notifyUndoable('Salvo.', [{}, null]);
  expect(notices.get().map(({ message, action }) => [message, action])).toEqual([['Salvo.', undefined]]);
});
