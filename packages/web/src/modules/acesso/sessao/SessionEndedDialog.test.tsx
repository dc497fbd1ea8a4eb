import { act, fireEvent } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnded } from '#platform/session/index.ts';
import { screen, show } from '#platform/testing/index.ts';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

afterEach(() => act(() => sessionEnded.resume()));

function Page() {
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get);
  return (
    <>
      <input aria-label="Descrição" />
      {ended && <SessionEndedDialog />}
    </>
  );
}

it('what is being typed as the session ends goes to its field, never into the password; then the dialog comes', async () => {
  await show(<Page />, { as: ['admin_financeiro'] });
  const field = screen.getByLabelText('Descrição');
  field.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    act(() => sessionEnded.set());
    for (const typed of ['al', 'alu', 'aluguel']) {
      fireEvent.keyDown(field, { key: typed.slice(-1) });
      fireEvent.input(field, { target: { value: typed } });
      // Just below the pause that the dialog waits for.
      act(() => vi.advanceTimersByTime(790));
      expect(screen.queryByRole('dialog', { name: 'Sua sessão terminou' })).toBeNull();
      expect(document.activeElement).toBe(field);
    }
    act(() => vi.advanceTimersByTime(10));
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByRole('dialog', { name: 'Sua sessão terminou' })).toBeDefined();
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', '');
  expect(field).toHaveProperty('value', 'aluguel');
});
