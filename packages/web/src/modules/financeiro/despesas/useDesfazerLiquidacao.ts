/**
 * Undoes a settlement, with a reason. In: the expense as last read. Out: whether it was undone.
 * Source: decisions §7 (Settlement).
 */
import { type DespesaListada, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useDesfazer } from '../financeiro.useDesfazer.ts';
import { nomeDespesa } from './despesa.status.ts';

const TEXTOS = {
  title: messages.desfazerLiquidacao,
  message: 'A parcela volta a constar como não liquidada.',
  done: messages.desfeita,
  nameOf: (despesa: DespesaListada) => `${nomeDespesa(despesa)} · ${despesa.nomeBeneficiario}`,
};

export function useDesfazerLiquidacao() {
  const { mutateAsync: undo } = useSubmit(orpc.despesas.desfazerLiquidacao);
  return useDesfazer(undo, TEXTOS);
}
