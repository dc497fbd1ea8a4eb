import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoViolations, openAt, screen, waitFor, within } from '#platform/testing/index.ts';
import { getLocation, lazyPage, navigate, type RouteDefinition } from '../../routing/index.ts';
import { openStep } from './useWizard.ts';
import { WizardPage } from './WizardPage.tsx';

const done = vi.fn();

/** Three steps: the second stands on a name, the third on a file that the second takes. */
function Work() {
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const [file, setFile] = useState<string | null>(null);
  return (
    <WizardPage
      title="Novo tema"
      exit="/lista"
      unsaved={name !== '' && file === null}
      steps={[
        {
          id: 'tema',
          title: 'Tema',
          content: () => (
            <>
              <input
                aria-label="Título"
                aria-invalid={refused && name === ''}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              {refused && name === '' && <p role="alert">Dê um título.</p>}
            </>
          ),
          run: () => {
            setRefused(name === '');
            return name !== '';
          },
        },
        {
          id: 'anexos',
          title: 'Anexos',
          note: file === null ? undefined : '1 arquivo',
          reached: name !== '',
          content: () => <p>Anexos de {name}</p>,
          run: async () => {
            if (name === 'Falha') throw new TypeError('network');
            setFile('ata.pdf');
            return true;
          },
        },
        {
          id: 'pronto',
          title: 'Pronto',
          reached: file !== null,
          ended: true,
          onward: 'Concluir',
          content: () => <p>{file}</p>,
          run: () => {
            done();
            return true;
          },
        },
      ]}
    />
  );
}

const plain = (path: string, page: RouteDefinition['page']): RouteDefinition => ({
  ...{ path, title: path, access: 'session', help: 'README', page },
});
const ROUTES = [
  plain(
    '/novo',
    lazyPage(async () => Work),
  ),
  plain(
    '/lista',
    lazyPage(async () => () => <h1>Lista</h1>),
  ),
];

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const step = () =>
  within(screen.getByRole('navigation', { name: 'Passos' })).getByRole('listitem', { current: 'step' });

it('opens no step that is not reached: the last one before it that is', () => {
  const steps = [{ id: 'a' }, { id: 'b', reached: true }, { id: 'c', reached: false }, { id: 'd', reached: true }];
  expect(['a', 'b', 'c', 'd', 'x', undefined].map((asked) => openStep(steps, asked))).toEqual([0, 1, 1, 3, 0, 0]);
  expect(openStep([{ id: 'a' }, { id: 'b' }], 'b')).toBe(0);
});

it('a refused step stays with its errors; a passed one leads to the next, whose address and heading one is at', async () => {
  const { user } = await openAt('/novo?passo=anexos&de=3', ROUTES);
  await heading('Passo 1 de 3 Tema');
  // What a link names and nothing stands for is said in the address too.
  await waitFor(() => expect(getLocation().search).toBe('?passo=tema&de=3'));
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  await screen.findByText('Dê um título.');
  expect(document.activeElement).toBe(screen.getByLabelText('Título'));
  await user.type(screen.getByLabelText('Título'), 'Data-base');
  fireEvent.keyDown(screen.getByLabelText('Título'), { key: 'Enter', ctrlKey: true });
  const next = await heading('Passo 2 de 3 Anexos');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(getLocation().search).toBe('?passo=anexos&de=3');
  expect(step().textContent).toContain('Anexos');
  screen.getByText('Anexos de Data-base');
  await expectNoViolations();
});

it('steps that are reached are links, both ways; what is entered stays, and Back goes a step back without a question', async () => {
  const { user } = await openAt('/novo', ROUTES);
  await user.type(await screen.findByLabelText('Título'), 'Data-base');
  await user.click(screen.getByRole('link', { name: 'Anexos' }));
  await heading('Passo 2 de 3 Anexos');
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  const last = await heading('Passo 3 de 3 Pronto');
  await waitFor(() => expect(document.activeElement).toBe(last));
  expect(screen.queryByRole('link', { name: 'Cancelar' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Anexos 1 arquivo/ }).getAttribute('href')).toBe('?passo=anexos');
  await user.click(screen.getByRole('link', { name: /^Tema/ }));
  await heading('Passo 1 de 3 Tema');
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Data-base');
  window.history.back();
  await heading('Passo 3 de 3 Pronto');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Concluir' }));
  expect(done).toHaveBeenCalledOnce();
});

it('leaving asks only while something is unsaved, and Back from a step to the one before is no leaving', async () => {
  const { user } = await openAt('/novo', ROUTES);
  await user.type(await screen.findByLabelText('Título'), 'Data-base');
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  await heading('Passo 2 de 3 Anexos');
  window.history.back();
  await heading('Passo 1 de 3 Tema');
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  const question = await screen.findByRole('dialog', { name: 'Sair sem concluir?' });
  await user.click(within(question).getByRole('button', { name: 'Continuar aqui' }));
  await heading('Passo 1 de 3 Tema');
  await user.clear(screen.getByLabelText('Título'));
  await user.click(screen.getByRole('link', { name: 'Cancelar' }));
  await screen.findByRole('heading', { name: 'Lista' });
});

it('what going on throws is said above the step, which stays open; on a phone everything is there too', async () => {
  const { user } = await openAt('/novo', ROUTES, { phone: true });
  await user.type(await screen.findByLabelText('Título'), 'Falha');
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  await heading('Passo 2 de 3 Anexos');
  await user.click(screen.getByRole('button', { name: 'Avançar' }));
  const said = await within(screen.getByRole('region', { name: 'Passo 2 de 3 Anexos' })).findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(getLocation().search).toBe('?passo=anexos');
  await expectNoViolations();
  await navigate('/lista', { force: true });
});
