import { field } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { expect, it, vi } from 'vitest';
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
import { RadioGroup, SelectField } from '../fields/ChoiceFields.tsx';
import { DateField } from '../fields/DateField.tsx';
import { MoneyField } from '../fields/NumberFields.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { FormSection } from './FormSection.tsx';
import { NO_CHOICE, NO_NUMBER } from './formValues.ts';
import { PageForm } from './PageForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

const TIPOS = [
  { value: 'a', label: 'Aluguel' },
  { value: 'b', label: 'Bens' },
];
const schema = z.strictObject({
  valor: field.money(),
  nome: field.text(40),
  tipo: z.enum(['a', 'b'], 'Obrigatório'),
  forma: z.enum(['a', 'b'], 'Obrigatório'),
  dia: field.date(),
});
const LABELS = { valor: 'Valor', nome: 'Nome', tipo: 'Tipo', forma: 'Forma', dia: 'Dia' };
const INITIAL = { valor: NO_NUMBER, nome: '', tipo: NO_CHOICE, forma: NO_CHOICE, dia: NO_CHOICE };
const submit = vi.fn<(input: unknown) => Promise<void>>();

function Form({ page = false }: { page?: boolean }) {
  const form = useRecordForm({ schema, initial: INITIAL, labels: LABELS, submit, onSaved: () => {} });
  const fields = (
    <FormSection title="Dados">
      <TextField {...form.field('nome')} label="Nome completo" />
      <SelectField {...form.field('tipo')} options={TIPOS} />
      <RadioGroup {...form.field('forma')} options={TIPOS} />
      <DateField {...form.field('dia')} />
      <MoneyField {...form.field('valor')} />
    </FormSection>
  );
  if (page)
    return (
      <PageForm form={form} label="Registro">
        {fields}
      </PageForm>
    );
  return (
    <FormDrawer form={form} opened onClose={() => {}} title="Registro">
      {fields}
    </FormDrawer>
  );
}

const open = async (page = false) => {
  submit.mockReset().mockResolvedValue(undefined);
  const shown = await show(<Form page={page} />);
  const scope = page ? screen.getByRole('form', { name: 'Registro' }) : await screen.findByRole('dialog');
  const save = () => within(scope).getByRole('button', { name: 'Salvar' });
  const links = () =>
    within(within(scope).getByRole('list', { name: 'Campos a corrigir' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { ...shown, scope, save, links };
};

it('nothing is red before somebody tries to save: not what was left empty, not what cannot be read', async () => {
  const { user, scope } = await open();
  await user.type(fieldOf(scope, 'Nome completo'), 'x{Backspace}{Tab}');
  await user.type(fieldOf(scope, 'Valor'), '-1{Tab}');
  await user.type(fieldOf(scope, 'Dia'), '99{Tab}');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  expect(within(scope).queryByRole('alert')).toBeNull();
  expect(within(scope).getByRole('status').dataset.late).toBeUndefined();
});

it.each([
  ['a drawer', false],
  ['a form of a page', true],
])('%s: after it each refused field is in a list above, in the order of the page, and leads there', async (_, page) => {
  const { user, scope, save, links } = await open(page);
  await fill(user, scope, 'Valor', '1,234.56');
  await user.click(save());
  await waitFor(() =>
    expect(links()).toEqual(
      ['Nome completo', 'Tipo', 'Forma', 'Dia', 'Valor: Use vírgula para os centavos.'].map((text) =>
        expect.stringContaining(text.split(':')[0] ?? ''),
      ),
    ),
  );
  expect(within(scope).getByRole('alert').textContent?.trim()).toBe('5 campos a corrigir');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(scope, 'Nome completo')));
  expect(fieldOf(scope, 'Valor').value).toBe('1,234.56');
  expect(links().at(-1)).toBe(`Valor: ${fieldError(scope, 'Valor')}`);
  expect(submit).not.toHaveBeenCalled();
  await expectNoViolations();

  for (const [link, label] of [
    ['Valor', 'Valor'],
    ['Tipo', 'Tipo'],
    ['Dia', 'Dia'],
  ] as const) {
    await user.click(within(scope).getByRole('button', { name: link }));
    expect(document.activeElement).toBe(fieldOf(scope, label));
  }
  await user.click(within(scope).getByRole('button', { name: 'Forma' }));
  expect(document.activeElement).toBe(within(scope).getByRole('radio', { name: 'Aluguel' }));
});

it('what is corrected is ticked off where it stands; the next attempt lists anew, and one that is sent lists nothing', async () => {
  const { user, scope, save, links } = await open();
  await fill(user, scope, 'Valor', '10');
  await user.click(within(scope).getByRole('radio', { name: 'Bens' }));
  await user.click(save());
  await waitFor(() => expect(links()).toEqual(['Nome completo', 'Tipo', 'Dia']));
  await fill(user, scope, 'Nome completo', 'Copel');
  expect(links()).toEqual(['Nome completo (corrigido)', 'Tipo', 'Dia']);
  expect(within(scope).getByRole('alert').textContent?.trim()).toBe('2 campos a corrigir');
  await user.click(save());
  await waitFor(() => expect(links()).toEqual(['Tipo', 'Dia']));
  await user.type(fieldOf(scope, 'Tipo'), 'b{Enter}');
  await user.type(fieldOf(scope, 'Dia'), 'h{Tab}');
  expect(within(scope).getByRole('alert').textContent?.trim()).toBe('Tudo corrigido: salve de novo.');
  // A field that was right then is emptied: not all is right.
  await fill(user, scope, 'Nome completo', '');
  expect(within(scope).getByRole('alert').textContent?.trim()).toBe('1 campo a corrigir');
  await fill(user, scope, 'Nome completo', 'Copel');
  await expectNoViolations();
  submit.mockRejectedValueOnce(
    new ApiError({ code: platformErrors.invalido().code, status: 400, data: { campos: { nome: 'Nome já usado.' } } }),
  );
  await user.click(save());
  await waitFor(() => expect(links()).toEqual(['Nome completo: Nome já usado.']));
  await user.click(save());
  await waitFor(() => expect(within(scope).queryByRole('alert')).toBeNull());
});

it.each([
  ['a drawer', false],
  ['a form of a page', true],
])('%s: what is refused of the whole form comes into sight, each time', async (_, page) => {
  const { user, scope, save } = await open(page);
  await fill(user, scope, 'Nome completo', 'Copel');
  await user.type(fieldOf(scope, 'Tipo'), 'b{Enter}');
  await user.click(within(scope).getByRole('radio', { name: 'Bens' }));
  await user.type(fieldOf(scope, 'Dia'), 'h{Tab}');
  await fill(user, scope, 'Valor', '10');
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const message = 'A situação mudou.';
  submit.mockRejectedValue(new ApiError({ code: 'x.situacao', status: 409, message }));
  for (const times of [1, 2]) {
    await user.click(save());
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(times));
    expect(shown.mock.contexts.at(-1)).toHaveProperty('textContent', message);
  }
  shown.mockRestore();
});
