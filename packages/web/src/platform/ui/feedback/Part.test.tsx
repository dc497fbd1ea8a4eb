import { lazy, useState } from 'react';
import { expect, it } from 'vitest';
import { screen, show } from '#platform/testing/index.ts';
import { takeNoise } from '#platform/testing/noise.ts';
import { confirm, Part } from '#platform/ui/index.ts';

const gone = () => lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const TEXTO = /^Não foi possível abrir\. Pode ser a conexão/;

function Formulario({ closes }: { closes: boolean }) {
  const [open, setOpen] = useState(false);
  const [Panel] = useState(gone);
  return (
    <>
      <label>
        Nome
        <input />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'Aberto' : 'Abrir'}
      </button>
      {open && (
        <Part onFailed={closes ? () => setOpen(false) : undefined}>
          <Panel />
        </Part>
      )}
    </>
  );
}

it.each([
  ['says so in its place', false],
  ['is told and closed where it has none', true],
])('what cannot come over a form %s; what was typed stays', async (_where, closes) => {
  const { user } = await show(<Formulario closes={closes} />);
  const nome = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });
  await user.type(nome, 'Energia da sede');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByText(TEXTO);
  expect(nome.isConnected && nome.value).toBe('Energia da sede');
  screen.getByRole('button', { name: closes ? 'Abrir' : 'Aberto' });
  // React tells of it on the console.
  expect(takeNoise().join()).toContain('dynamically imported module');
});

it('a question that is answered leaves room for the next', async () => {
  const { user } = await show(<h1>Página</h1>);
  for (const title of ['Primeira', 'Segunda']) {
    const answer = confirm({ title });
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await answer).toEqual({ confirmed: true, reason: '' });
  }
});
