/**
 * Signs and reopens an account's month: question, operation, notice. Afterwards every list of finance is read again,
 * since its rows may be locked or free now.
 * Source: issue 4 (monthly conciliação).
 */
import { formatMes } from '@sede/domain/kernel';
import {
  type Conciliacao,
  ignoradosSomam,
  conciliacoesMessages as messages,
} from '@sede/domain/modules/financeiro/conciliacoes';
import { useCallback } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

/** The records whose changes change the balances. */
export const FONTES = { modulos: ['extratos', 'despesas', 'receitas', 'transferencias', 'contasBancarias'] };
const GUARDADOS = { alsoInvalidates: FONTES.modulos };

export function useConciliacao() {
  const { mutateAsync: sign } = useSubmit(orpc.conciliacoes.assinar, GUARDADOS);
  const { mutateAsync: reopen } = useSubmit(orpc.conciliacoes.reabrir, GUARDADOS);
  const assinar = useCallback(
    async ({ idConta, nomeConta, mes, saldoSistema, saldoExtrato, ignoradosAExplicar }: Conciliacao) => {
      const explain = ignoradosAExplicar !== 0;
      const answer = await confirm({
        title: messages.assinar,
        message: messages.perguntaAssinar(nomeConta, formatMes(mes)),
        details: [...(explain ? [ignoradosSomam(ignoradosAExplicar)] : []), messages.consequencia],
        confirmLabel: messages.assinar,
        ...(explain && { reasonLabel: messages.porqueIgnorados }),
        run: (motivo) =>
          sign({
            idConta,
            mes,
            saldoSistema,
            saldoExtrato: saldoExtrato ?? 0,
            motivoIgnorados: explain ? motivo : null,
          }),
      });
      if (answer.confirmed) notify.success(messages.assinada);
    },
    [sign],
  );
  const reabrir = useCallback(
    async ({ registro, nomeConta, mes }: Conciliacao) => {
      if (!registro) return;
      const { id, versao } = registro;
      const answer = await confirm({
        title: messages.reabrir,
        message: messages.perguntaReabrir(nomeConta, formatMes(mes)),
        reasonLabel: 'Motivo',
        confirmLabel: messages.reabrir,
        danger: true,
        run: (motivo) => reopen({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.reaberta);
    },
    [reopen],
  );
  return { assinar, reabrir };
}
