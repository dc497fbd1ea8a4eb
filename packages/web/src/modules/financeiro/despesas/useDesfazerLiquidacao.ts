/**
 * Undoes a settlement, with a reason. In: the expense as last read. Out: whether it was undone.
 * Source: decisions §7 (Settlement).
 */
import { type Despesa, despesasMessages as messages } from '@sede/domain/modules/financeiro/despesas';
import { useCallback } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';

export function useDesfazerLiquidacao(): (despesa: Despesa) => Promise<boolean> {
  const { mutateAsync: undo } = useSubmit(orpc.despesas.desfazerLiquidacao);
  return useCallback(
    async (despesa) => {
      const { id, versao } = despesa;
      const answer = await confirm({
        title: 'Desfazer liquidação',
        message: 'A parcela volta a constar como não liquidada.',
        details: [`${nomeDespesa(despesa)} · ${despesa.nomeBeneficiario}`],
        reasonLabel: 'Motivo',
        confirmLabel: 'Desfazer liquidação',
        danger: true,
        run: (motivo) => undo({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.desfeita);
      return answer.confirmed;
    },
    [undo],
  );
}
