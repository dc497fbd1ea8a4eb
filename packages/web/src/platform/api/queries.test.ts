import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { invalidateAll, invalidateModules, queryClient } from './queries.ts';

/** Generous: on a busy machine everything takes longer. */
const PATIENT = { timeout: 20_000 };

afterEach(() => queryClient.clear());

/** A list on screen whose answers the test gives. */
function onScreen(modulo: string) {
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [[modulo, 'list'], {}],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const end = observer.subscribe(() => undefined);
  return { answers, shown: () => observer.getCurrentResult().data, end };
}

it('a change during the very first reading is not swallowed by its older answer', async () => {
  const list = onScreen('itensDespesa');
  expect(list.answers).toHaveLength(1);
  void invalidateModules(['itensDespesa']);
  list.answers[0]?.('before the change');
  await vi.waitFor(() => expect(list.answers).toHaveLength(2), PATIENT);
  list.answers[1]?.('after it');
  await vi.waitFor(() => expect(list.shown()).toBe('after it'), PATIENT);
  list.end();
});

it('what is on screen is read again once, and only of the modules that changed', async () => {
  const [one, other] = [onScreen('despesas'), onScreen('receitas')];
  one.answers[0]?.('1');
  other.answers[0]?.('1');
  await vi.waitFor(() => expect([one.shown(), other.shown()]).toEqual(['1', '1']), PATIENT);
  const done = invalidateModules(['despesas']);
  expect([one.answers.length, other.answers.length]).toEqual([2, 1]);
  one.answers[1]?.('2');
  await done;
  expect([one.shown(), one.answers.length, other.shown(), other.answers.length]).toEqual(['2', 2, '1', 1]);

  const all = invalidateAll();
  expect([one.answers.length, other.answers.length]).toEqual([3, 2]);
  one.answers[2]?.('3');
  other.answers[1]?.('3');
  await all;
  expect([one.shown(), other.shown()]).toEqual(['3', '3']);
  one.end();
  other.end();
});
