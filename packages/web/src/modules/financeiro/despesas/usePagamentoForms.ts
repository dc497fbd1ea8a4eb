/**
 * The two small forms of a payment, wherever they stand (dialog from the list, section of the expense's form).
 *
 * In: the expense as last read, what to do once it is saved. Out: forms as `useRecordForm` gives them; `canSubmit` waits
 * for the date of the settlement, for the amount of the refund. Source: spec 1 §4.2; decisions §7 (Settlement).
 */
import {
  DESPESA_FIELDS,
  DESPESA_FORM_FIELDS,
  type DespesaListada,
  DINHEIRO,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { estornarForm, liquidarForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { formTexts, saving, useRecordForm } from '#platform/ui/form.ts';
import { notifyUndoable } from '#platform/ui/index.ts';
import { useAsking } from '../financeiro.useAsking.ts';
import { useEstornoForm } from '../financeiro.useEstornoForm.ts';
import { isPerguntado, PERGUNTADOS, PERGUNTAS_DA_DESPESA } from './askParecidas.ts';
import { type PagamentoValues, SEM_PAGAMENTO } from './despesa.values.ts';

export function useLiquidarForm({ id, versao: seen, meioPagamento, valor }: DespesaListada, onDone: () => void) {
  const { mutateAsync: liquidar } = useSubmit(orpc.despesas.liquidar);
  const save = useAsking(liquidar, PERGUNTAS_DA_DESPESA);
  const schema = useMemo(() => liquidarForm(meioPagamento), [meioPagamento]);
  const initial: PagamentoValues = { ...SEM_PAGAMENTO, pagamento: meioPagamento === DINHEIRO ? valor : null };
  const form = useRecordForm({
    schema,
    ...formTexts(DESPESA_FORM_FIELDS),
    initial,
    versao: seen,
    submit: (input, { versao = seen }) =>
      saving(messages.erroSalvar, () => save({ id, versao, ...input }), PERGUNTADOS),
    asks: isPerguntado,
    onSaved: (paga) => {
      notifyUndoable(messages.liquidada, [paga]);
      onDone();
    },
  });
  return { ...form, canSubmit: form.canSubmit && form.values.dataLiquidacaoPagamento !== null };
}
export type LiquidarFormControl = ReturnType<typeof useLiquidarForm>;

export function useEstornarForm(despesa: DespesaListada, onDone: () => void) {
  const { valor, dataLiquidacaoPagamento } = despesa;
  const { mutateAsync: estornar } = useSubmit(orpc.despesas.estornar);
  const schema = useMemo(() => estornarForm(valor, dataLiquidacaoPagamento ?? ''), [valor, dataLiquidacaoPagamento]);
  return useEstornoForm({ registro: despesa, schema, estornar, specs: DESPESA_FIELDS, textos: messages, onDone });
}
