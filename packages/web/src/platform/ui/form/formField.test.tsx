import { field } from '@sede/domain/contract';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fieldError, fieldOf, show, waitFor } from '#platform/testing/index.ts';
import { MoneyField, TextField } from '../form.ts';
import { formTexts } from '../record/formTexts.ts';
import { NO_NUMBER } from './formValues.ts';
import { partOf, type SharedForm, useRecordForm } from './useRecordForm.ts';

const FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  valor: { rotulo: 'Valor', tipo: 'dinheiro' },
} as const;
const schema = z.strictObject({
  nome: field.text(12),
  descricao: field.optionalText(20),
  valor: field.money(),
});
const EMPTY = { nome: '', descricao: '', valor: NO_NUMBER };

/** Fields that another form could have too. */
function Shared({ form }: { form: SharedForm<{ valor: number | null }> }) {
  return <MoneyField {...partOf(form).field('valor')} />;
}

function Form({ submit, label }: { submit: (input: unknown) => Promise<unknown>; label?: string }) {
  const form = useRecordForm({ schema, initial: EMPTY, ...formTexts(FIELDS), submit, onSaved: () => {} });
  return (
    <form
      aria-label="Registro"
      noValidate
      ref={(node) => {
        form.frame.current = node;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextField {...form.field('nome')} {...(label ? { label } : {})} />
      <TextField {...form.field('descricao')} />
      <Shared form={form} />
      <button type="submit">Salvar</button>
    </form>
  );
}

const open = async (given: { label?: string } = {}) => {
  const submit = vi.fn(async (input: unknown) => input);
  const shown = await show(<Form submit={submit} {...given} />);
  return { ...shown, submit, scope: shown.getByRole('form', { name: 'Registro' }) };
};

it('a field has its label from the field list, its limit and its mark from the schema', async () => {
  const { scope, user } = await open();
  expect(fieldOf(scope, 'Nome')).toMatchObject({ maxLength: 12, required: true });
  expect(fieldOf(scope, 'Descrição')).toMatchObject({ maxLength: 20, required: false });
  await user.type(fieldOf(scope, 'Nome'), 'mais de doze letras');
  expect(fieldOf(scope, 'Nome').value).toBe('mais de doze');
});

it('a place may say another label', async () => {
  const { scope } = await open({ label: 'Nome do banco' });
  expect(fieldOf(scope, 'Nome do banco').maxLength).toBe(12);
});

it('what is missing is told at its field, and goes when it is filled in; a shared field is the form’s own', async () => {
  const { scope, user, submit, getByRole } = await open();
  await user.click(getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(fieldError(scope, 'Nome')).toContain('Obrigatório'));
  expect(fieldError(scope, 'Descrição')).toBeNull();
  expect(document.activeElement).toBe(fieldOf(scope, 'Nome'));
  await user.type(fieldOf(scope, 'Nome'), 'Aluguel');
  await user.type(fieldOf(scope, 'Valor'), '1500');
  expect(fieldError(scope, 'Nome')).toBeNull();
  await user.click(getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toEqual({ nome: 'Aluguel', descricao: null, valor: 150_000 });
});
