import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoViolations, screen, show, waitFor, within } from '#platform/testing/index.ts';
import { ApiError } from '../../api/errors.ts';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';
import { confirm } from './dialogStore.ts';

const refusal = (message: string) => new ApiError({ code: 'borderos.estado', status: 409, message });
const held = () => {
  let settle = { done: () => {}, fail: (_: unknown) => {} };
  const work = new Promise<void>((done, fail) => {
    settle = { done, fail };
  });
  return { work, ...settle };
};

async function open(given: Partial<ActionDialogProps> = {}) {
  const onClose = vi.fn();
  const run = vi.fn(given.run ?? (async () => {}));
  const shown = await show(
    <ActionDialog title="Pagar" question="Pagar agora?" confirmLabel="Pagar" onClose={onClose} {...given} run={run} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pagar' });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { ...shown, dialog, button, run, onClose };
}

/** The focus moves in once the dialog has opened. */
const focused = (node: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(node));

afterEach(() => void vi.useRealTimers());

describe('a dialog that does something', () => {
  it('asks, does it and closes', async () => {
    const { user, dialog, button, run, onClose } = await open();
    within(dialog).getByText('Pagar agora?');
    await expectNoViolations();
    await user.click(button('Pagar'));
    expect(run).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('is given up by Cancelar and by Escape, and then does nothing', async () => {
    const { user, button, run, onClose } = await open();
    await user.click(button('Cancelar'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(run).not.toHaveBeenCalled();
  });
  it('says what is wrong with what was typed, not that marked fields are to be looked at: none is', async () => {
    const campos = { data: 'A data não pode ser futura.', motivo: 'Obrigatorio', outra: 'Obrigatorio' };
    const refused = new ApiError({
      ...{ code: 'plataforma.invalido', status: 400, message: 'Confira os campos destacados.' },
      data: { campos },
    });
    const { user, dialog, button } = await open({ run: () => Promise.reject(refused) });
    await user.click(button('Pagar'));
    await within(dialog).findByText('A data não pode ser futura. Obrigatorio');
  });
  it('waits: it is done once however often it is pressed, and cannot be left meanwhile', async () => {
    const { work, done } = held();
    const { user, button, run, onClose } = await open({ run: () => work });
    await user.dblClick(button('Pagar'));
    expect(run).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(button('Cancelar')).toHaveProperty('disabled', true);
    expect(onClose).not.toHaveBeenCalled();
    done();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
  it('what takes long says how far it is', async () => {
    const { work, done } = held();
    const { user, button } = await open({
      run: (report) => {
        report({ done: 500, total: 1200 });
        return work;
      },
    });
    await user.click(button('Pagar'));
    await screen.findByText('500 de 1.200…', {}, { timeout: 3000 });
    done();
  });
  it('while what it does asks something, only the question is waited for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, button, onClose } = await open({
      run: () => confirm({ title: 'Há outra parecida', message: 'Pagar assim mesmo?' }),
    });
    await user.click(button('Pagar'));
    const question = await screen.findByRole('dialog', { name: 'Há outra parecida' });
    await vi.advanceTimersByTimeAsync(1200);
    expect(screen.queryByText('Processando…')).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
  it('a refusal stands in it; it stays open and may be tried again', async () => {
    const run = vi.fn().mockRejectedValueOnce(refusal('O borderô já está cancelado.')).mockResolvedValueOnce(undefined);
    const { user, dialog, button, onClose } = await open({ run });
    await user.click(button('Pagar'));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('O borderô já está cancelado.');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Pagar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
  it('an answer of false leaves it open without a word of its own', async () => {
    const { user, dialog, button, onClose } = await open({ run: async () => false });
    await user.click(button('Pagar'));
    await waitFor(() => expect(button('Pagar')).toHaveProperty('disabled', false));
    expect(onClose).not.toHaveBeenCalled();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
  it('while something is missing it cannot be done', async () => {
    const { button } = await open({ ready: false });
    expect(button('Pagar')).toHaveProperty('disabled', true);
  });
});

describe('where the focus starts', () => {
  it('a dangerous question on the button that does no harm', async () => {
    const { button } = await open({ danger: true });
    await focused(button('Cancelar'));
  });
  it('any other where it says', async () => {
    const { button } = await open({ startsOn: 'confirm' });
    await focused(button('Pagar'));
  });
});

function Password({ run }: { run: (text: string) => Promise<unknown> }) {
  const [text, setText] = useState('');
  return (
    <ActionDialog title="Senha" confirmLabel="Continuar" enterConfirms run={() => run(text)} onClose={() => {}}>
      {(failure) => (
        <TextInput
          label="Senha atual"
          data-autofocus
          value={text}
          error={failure}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  );
}

it('Enter in its field confirms, and what was refused stands at the field', async () => {
  const run = vi.fn((_: string) => Promise.reject(refusal('Senha incorreta.')));
  const { user } = await show(<Password run={run} />);
  const field = await screen.findByLabelText('Senha atual');
  await focused(field);
  await user.keyboard('segredo{Enter}');
  await screen.findByText('Senha incorreta.');
  expect(run).toHaveBeenCalledExactlyOnceWith('segredo');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('dialog', { name: 'Senha' })).queryByRole('alert')).toBeNull();
});
