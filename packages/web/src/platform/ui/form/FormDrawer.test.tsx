import { field } from '@sede/domain/contract';
import { HTTP_STATUS, platformErrors, type SedeError } from '@sede/domain/kernel';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#platform/api/index.ts';
import {
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  screen,
  show,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { TextField } from '../fields/TextField.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { type SubmitContext, useRecordForm } from './useRecordForm.ts';

const schema = z.strictObject({ nome: field.text(40), sigla: field.optionalText(5), conta: field.optionalText(10) });
type Sent = z.output<typeof schema>;
const LABELS = { nome: 'Nome', sigla: 'Sigla', conta: 'Conta' };
/** As the form holds it: nothing in a field is an empty text. */
type Held = { [K in keyof Sent]: string };

const submit = vi.fn<(input: Sent, context: SubmitContext) => Promise<void>>();
const onSaved = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  submit.mockReset().mockResolvedValue(undefined);
  onSaved.mockReset();
  onClose.mockReset();
});

function Form({ initial, versao }: { initial: Held; versao?: number }) {
  const form = useRecordForm({ schema, initial, versao, labels: LABELS, submit, onSaved, draft: 'teste:novo' });
  return (
    <FormDrawer form={form} opened onClose={onClose} title="Cadastrar" subtitle="Quem recebe">
      <TextField {...form.field('nome')} label={LABELS.nome} />
      <TextField {...form.field('sigla')} label={LABELS.sigla} />
      <TextField {...form.field('conta')} label={LABELS.conta} />
    </FormDrawer>
  );
}

const EMPTY: Held = { nome: '', sigla: '', conta: '' };

async function open(initial = EMPTY, versao?: number) {
  const shown = await show(<Form initial={initial} versao={versao} />);
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar' });
  const save = within(drawer).getByRole('button', { name: 'Salvar' });
  return { ...shown, drawer, save };
}

/** As the client hands it on. */
const refusal = ({ code, message, kind, data, campos }: SedeError) =>
  new ApiError({ code, message, status: HTTP_STATUS[kind], data: { ...data, campos } });

it('the first field has the focus, nothing is told yet, and an untouched form cannot be saved', async () => {
  const { drawer, save } = await open();
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(drawer, 'Nome')));
  expect([fieldError(drawer, 'Nome'), fieldError(drawer, 'Sigla')]).toEqual([null, null]);
  expect(save).toHaveProperty('disabled', true);
  await expectNoViolations();
});

it('whoever is in another field before the drawer focuses its first keeps it: the mark that it looks for goes along', async () => {
  const { drawer } = await open();
  const marked = () => [...drawer.querySelectorAll('[data-autofocus]')];
  expect(marked()).toEqual([fieldOf(drawer, 'Nome')]);
  fieldOf(drawer, 'Sigla').focus();
  expect(marked()).toEqual([fieldOf(drawer, 'Sigla')]);
});

it('how much is missing is told beside the buttons; at the field not before somebody tries to save', async () => {
  const { user, drawer } = await open();
  await fill(user, drawer, 'Nome', 'x');
  await user.clear(fieldOf(drawer, 'Nome'));
  await user.tab();
  expect(fieldError(drawer, 'Nome')).toBeNull();
  expect(within(drawer).getByRole('status').textContent).toBe('1 campo a preencher');
});

it('saving what is wrong tells it at the field, which takes the focus, and sends nothing', async () => {
  const { user, drawer, save } = await open();
  await fill(user, drawer, 'Sigla', 'CPL');
  await user.click(save);
  await waitFor(() => expect(fieldError(drawer, 'Nome')).toBe('Obrigatório'));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(drawer, 'Nome')));
  expect(submit).not.toHaveBeenCalled();
  await expectNoViolations();
});

it("the server's refusal stands at its field, goes with the next change of it, and keeps all that was typed", async () => {
  submit.mockRejectedValueOnce(refusal(platformErrors.invalido({ campos: { sigla: 'Sigla já usada.' } })));
  const { user, drawer, save } = await open();
  await fill(user, drawer, 'Nome', 'Copel');
  await fill(user, drawer, 'Sigla', 'CPL');
  await user.click(save);
  await waitFor(() => expect(fieldError(drawer, 'Sigla')).toBe('Sigla já usada.'));
  expect(document.activeElement).toBe(fieldOf(drawer, 'Sigla'));
  expect(fieldOf(drawer, 'Nome').value).toBe('Copel');
  expect(onSaved).not.toHaveBeenCalled();
  await user.type(fieldOf(drawer, 'Sigla'), '2');
  await waitFor(() => expect(fieldError(drawer, 'Sigla')).toBeNull());
  await user.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

it('a refusal of no field is told above all of them', async () => {
  submit.mockRejectedValueOnce(refusal(platformErrors.repetido()));
  const { user, drawer, save } = await open();
  await fill(user, drawer, 'Nome', 'Copel');
  await user.click(save);
  expect((await within(drawer).findByRole('alert')).textContent).toBe(platformErrors.repetido().message);
  await expectNoViolations();
});

it('a second press while the first is on its way sends nothing; a lost answer is sent again under the same key', async () => {
  let lose = () => {};
  submit.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        lose = () => reject(new ApiError({ code: 'rede', status: 0 }));
      }),
  );
  const { user, drawer, save } = await open();
  await fill(user, drawer, 'Nome', 'Copel');
  await user.dblClick(save);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(1);
  lose();
  await within(drawer).findByText(/^Sem conexão com o servidor/);
  await user.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [first, second] = submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
});

it('Enter goes on to the next field that must be filled in, and saves where none is left', async () => {
  const { user, drawer } = await open();
  await user.click(fieldOf(drawer, 'Conta'));
  await user.keyboard('1{Enter}');
  expect(document.activeElement).toBe(fieldOf(drawer, 'Nome'));
  expect([fieldError(drawer, 'Nome'), submit.mock.calls.length]).toEqual([null, 0]);
  await user.keyboard('Copel{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

it('Control and Enter save from any field', async () => {
  const { user, drawer } = await open();
  await fill(user, drawer, 'Nome', 'Copel');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(submit.mock.calls.map(([input]) => input)).toEqual([{ nome: 'Copel', sigla: null, conta: null }]),
  );
});

it('closing what was typed asks; who goes on loses nothing, who discards has no draft', async () => {
  const { user, drawer, unmount } = await open();
  await fill(user, drawer, 'Nome', 'Meio digitada');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Fechar sem salvar?' });
  await expectNoViolations();
  await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  expect(fieldOf(drawer, 'Nome').value).toBe('Meio digitada');
  expect(onClose).not.toHaveBeenCalled();
  await within(drawer).findByText(/Rascunho guardado neste navegador/);

  unmount();
  const again = await open();
  expect(fieldOf(again.drawer, 'Nome').value).toBe('Meio digitada');
  await again.user.click(within(again.drawer).getByRole('button', { name: 'Cancelar' }));
  const asked = await screen.findByRole('dialog', { name: 'Fechar sem salvar?' });
  await again.user.click(within(asked).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));

  again.unmount();
  const fresh = await open();
  expect(fieldOf(fresh.drawer, 'Nome').value).toBe('');
});

it('a draft that was kept can be let go of at once; what was saved leaves none', async () => {
  const first = await open();
  await fill(first.user, first.drawer, 'Nome', 'Guardada');
  await within(first.drawer).findByText(/Rascunho guardado/);
  first.unmount();
  const second = await open();
  await second.user.click(within(second.drawer).getByRole('button', { name: 'Descartar rascunho' }));
  await waitFor(() => expect(fieldOf(second.drawer, 'Nome').value).toBe(''));
  await fill(second.user, second.drawer, 'Nome', 'Copel');
  await second.user.click(second.save);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  second.unmount();
  const third = await open();
  expect(fieldOf(third.drawer, 'Nome').value).toBe('');
});

const SEEN: Held = { nome: 'Copel', sigla: 'CPL', conta: '' };
const conflict = (atual: Partial<Sent>) =>
  refusal(
    platformErrors.versao_conflito({
      values: { nome: 'Lúcia Prado', hora: '14:05' },
      data: { versao: 8, atual: { ...SEEN, ...atual } },
    }),
  );

it('two people edited: both values of each field to choose from, the rest kept, saved over the newer version', async () => {
  submit.mockRejectedValueOnce(conflict({ sigla: 'DELA', conta: '12345-6' }));
  const { user, drawer, save } = await open(SEEN, 7);
  await fill(user, drawer, 'Sigla', 'MINHA');
  await user.click(save);
  const question = await screen.findByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  within(question).getByText(/Este registro foi alterado por Lúcia Prado às 14:05/);
  const sigla = within(question).getByRole('group', { name: 'Sigla' });
  expect(within(question).getAllByRole('group')).toEqual([sigla]);
  expect(within(sigla).getByRole('radio', { name: /Gravado por outra pessoa.*DELA/ })).toHaveProperty('checked', true);
  within(question).getByText('Também foi alterado, e fica: Conta.');
  await expectNoViolations();
  await user.click(within(sigla).getByRole('radio', { name: /MINHA/ }));
  await user.click(within(question).getByRole('button', { name: 'Salvar com estas escolhas' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const [input, context] = submit.mock.lastCall ?? [];
  expect(input).toEqual({ nome: 'Copel', sigla: 'MINHA', conta: '12345-6' });
  // Against the newer version only what is still mine goes out.
  expect(context).toMatchObject({ versao: 8, changed: ['sigla'] });
});

it('changes of different fields are both kept; who goes back to the form keeps what was typed', async () => {
  submit.mockRejectedValueOnce(conflict({ conta: '12345-6' }));
  const { user, drawer, save } = await open(SEEN, 7);
  await fill(user, drawer, 'Sigla', 'MINHA');
  await user.click(save);
  const question = await screen.findByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  within(question).getByText('As alterações são em campos diferentes: as duas serão mantidas.');
  await user.click(within(question).getByRole('button', { name: 'Voltar ao formulário' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Duas pessoas/ })).toBeNull());
  expect(fieldOf(drawer, 'Sigla').value).toBe('MINHA');
});

const RENEWED: Held = { nome: 'Copel', sigla: 'DELA', conta: '12345-6' };

it('a draft restored over a newer record overwrites nothing in silence: the conflict dialog asks', async () => {
  const before = await open(SEEN, 7);
  await fill(before.user, before.drawer, 'Sigla', 'MINHA');
  await within(before.drawer).findByText(/Rascunho guardado/);
  before.unmount();
  // Meanwhile somebody saved another Sigla and an account, and the page was loaded again.
  const { user, drawer, save } = await open(RENEWED, 8);
  expect([fieldOf(drawer, 'Sigla').value, fieldOf(drawer, 'Conta').value]).toEqual(['MINHA', '12345-6']);
  submit.mockRejectedValueOnce(conflict({ sigla: 'DELA', conta: '12345-6' }));
  await user.click(save);
  expect(submit.mock.lastCall?.[1]).toMatchObject({ versao: 7, changed: ['sigla'] });
  const question = await screen.findByRole('dialog', { name: 'Duas pessoas alteraram este registro' });
  expect(within(question).getAllByRole('group')).toEqual([within(question).getByRole('group', { name: 'Sigla' })]);
  await user.click(within(question).getByRole('radio', { name: /MINHA/ }));
  await user.click(within(question).getByRole('button', { name: 'Salvar com estas escolhas' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(submit.mock.lastCall?.[0]).toEqual({ nome: 'Copel', sigla: 'MINHA', conta: '12345-6' });
  expect(submit.mock.lastCall?.[1]).toMatchObject({ versao: 8, changed: ['sigla'] });
});

it('a draft let go of over a newer record leaves the newer record; one whose changes were taken back is none', async () => {
  const before = await open(SEEN, 7);
  await fill(before.user, before.drawer, 'Sigla', 'MINHA');
  await within(before.drawer).findByText(/Rascunho guardado/);
  before.unmount();
  const { user, drawer, save, unmount } = await open(RENEWED, 8);
  await user.click(within(drawer).getByRole('button', { name: 'Descartar rascunho' }));
  await waitFor(() => expect(fieldOf(drawer, 'Sigla').value).toBe('DELA'));
  expect(save).toHaveProperty('disabled', true);
  await fill(user, drawer, 'Nome', 'Outra');
  await within(drawer).findByText(/Rascunho guardado/);
  await fill(user, drawer, 'Nome', 'Copel');
  await waitFor(() => expect(within(drawer).queryByText(/Rascunho guardado/)).toBeNull());
  unmount();
  const again = await open(RENEWED, 8);
  expect(within(again.drawer).queryByRole('button', { name: 'Descartar rascunho' })).toBeNull();
  await fill(again.user, again.drawer, 'Nome', 'Outra');
  await again.user.click(again.save);
  await waitFor(() => expect(submit.mock.lastCall?.[1]).toMatchObject({ versao: 8, changed: ['nome'] }));
});
