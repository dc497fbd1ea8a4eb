/** Undoes a credit, with a reason. In: the revenue as last read. Out: whether it was undone. Source: decisions §7. */
import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { useCallback } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { nomeReceita } from './receita.status.ts';

export function useDesfazerCredito(): (receita: Receita) => Promise<boolean> {
  const { mutateAsync: undo } = useSubmit(orpc.receitas.desfazerCredito);
  return useCallback(
    async (receita) => {
      const { id, versao } = receita;
      const answer = await confirm({
        title: 'Desfazer crédito',
        message: 'A parcela volta a constar como não creditada.',
        details: [[nomeReceita(receita), receita.empresa].filter(Boolean).join(' · ')],
        reasonLabel: 'Motivo',
        confirmLabel: 'Desfazer crédito',
        danger: true,
        run: (motivo) => undo({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.desfeito);
      return answer.confirmed;
    },
    [undo],
  );
}
