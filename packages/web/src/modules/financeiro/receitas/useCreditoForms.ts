/**
 * The two small forms of a credit, wherever they stand (dialog from the list, section of the revenue's form).
 *
 * In: the revenue as last read, what to do once it is saved. Out: forms as `useRecordForm` gives them; `canSubmit` waits
 * for the date of the credit, for the amount of the refund. Source: spec 1 §4.3; decisions §7.
 */
import { receitasMessages as messages, RECEITA_FIELDS, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { creditarForm, estornarReceitaForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { notifyUndoable } from '#platform/ui/index.ts';
import { codesOf, isPergunta, PERGUNTAS, useAsking } from '../financeiro.useAsking.ts';
import { useEstornoForm } from '../financeiro.useEstornoForm.ts';
import { SEM_CREDITO } from './receita.values.ts';

export function useCreditarForm({ id, versao: seen }: Receita, onDone: () => void) {
  const { mutateAsync: creditar } = useSubmit(orpc.receitas.creditar);
  const save = useAsking(creditar);
  const form = useRecordForm({
    schema: creditarForm,
    ...formTexts(RECEITA_FIELDS),
    initial: SEM_CREDITO,
    versao: seen,
    submit: (input, { versao = seen }) =>
      saving(messages.erroSalvar, () => save({ id, versao, ...input }), codesOf(PERGUNTAS)),
    asks: isPergunta,
    onSaved: (paga) => {
      notifyUndoable(messages.creditada, [paga]);
      onDone();
    },
  });
  return { ...form, canSubmit: form.canSubmit && form.values.dataCredito !== null };
}
export type CreditarFormControl = ReturnType<typeof useCreditarForm>;

export function useEstornarForm(receita: Receita, onDone: () => void) {
  const { valor, dataCredito } = receita;
  const { mutateAsync: estornar } = useSubmit(orpc.receitas.estornar);
  const schema = useMemo(() => estornarReceitaForm(valor, dataCredito ?? ''), [valor, dataCredito]);
  return useEstornoForm({ registro: receita, schema, estornar, specs: RECEITA_FIELDS, textos: messages, onDone });
}
