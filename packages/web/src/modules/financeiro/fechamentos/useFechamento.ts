/**
 * Closes and reopens a month: question, operation, notice. Afterwards every list of finance is read again, since its
 * rows may be locked or free now.
 * Source: decisions §7 (Month closing).
 */
import { labelOfFinanceMonth } from '@sede/domain/kernel';
import { type MesFinanceiro, fechamentosMessages as messages } from '@sede/domain/modules/financeiro/fechamentos';
import { useCallback } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

/** Modules whose records say what may still be done with them. */
const GUARDADOS = ['despesas', 'receitas', 'suprimentos'];

export function useFechamento() {
  const { mutateAsync: close } = useSubmit(orpc.fechamentos.fechar, { alsoInvalidates: GUARDADOS });
  const { mutateAsync: reopen } = useSubmit(orpc.fechamentos.reabrir, { alsoInvalidates: GUARDADOS });
  const fechar = useCallback(
    async ({ mes }: Pick<MesFinanceiro, 'mes'>) => {
      const answer = await confirm({
        title: messages.fechar,
        message: messages.perguntaFechar(labelOfFinanceMonth(mes)),
        details: [messages.consequencia],
        confirmLabel: messages.fechar,
        run: () => close({ mes }),
      });
      if (answer.confirmed) notify.success(messages.fechado);
    },
    [close],
  );
  const reabrir = useCallback(
    async ({ mes, fechamento }: Pick<MesFinanceiro, 'mes' | 'fechamento'>) => {
      if (!fechamento) return;
      const { id, versao } = fechamento;
      const answer = await confirm({
        title: messages.reabrir,
        message: messages.perguntaReabrir(labelOfFinanceMonth(mes)),
        reasonLabel: 'Motivo',
        confirmLabel: messages.reabrir,
        danger: true,
        run: (motivo) => reopen({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.reaberto);
    },
    [reopen],
  );
  return { fechar, reabrir };
}
