import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { Pills } from './Pills.tsx';

function Kinds() {
  const [kind, setKind] = useState<string | null>(null);
  return (
    <main>
      <h1>Andamento</h1>
      <Pills
        label="Mostrar"
        options={[
          { value: null, label: 'Tudo' },
          { value: 'evento', label: 'Eventos', count: 1234 },
        ]}
        value={kind}
        onChange={setKind}
      />
      <p>Mostra: {kind ?? 'tudo'}</p>
    </main>
  );
}

it('one of a few is chosen and tells how many it would show', async () => {
  const { user } = await show(<Kinds />);
  expect(screen.getByRole('radio', { name: 'Tudo' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Eventos 1.234' }));
  screen.getByText('Mostra: evento');
  await user.click(screen.getByRole('radio', { name: 'Tudo' }));
  screen.getByText('Mostra: tudo');
  await expectNoViolations();
});

it('where none of them stands for what is shown, none is marked', async () => {
  await show(
    <Pills label="Mostrar" options={[{ value: 'evento', label: 'Eventos' }]} value={undefined} onChange={() => {}} />,
  );
  expect(screen.getByRole('radio', { name: 'Eventos' })).toHaveProperty('checked', false);
});
