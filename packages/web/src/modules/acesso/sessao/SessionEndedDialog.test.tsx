import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
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
  const { user } = await show(<Page />, { as: ['admin_financeiro'] });
  const field = screen.getByLabelText('Descrição');
  await user.click(field);
  for (const letter of 'aluguel') {
    await user.keyboard(letter);
    if (letter === 'l') act(() => sessionEnded.set());
    await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
  }
  expect(field).toHaveProperty('value', 'aluguel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Sua sessão terminou' })).toBeDefined();
  expect(screen.getByLabelText('Senha')).toHaveProperty('value', '');
});
