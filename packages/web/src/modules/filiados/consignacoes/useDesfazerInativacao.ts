/**
 * Takes a batch of inactivations back, after a question; who changed since stays and is counted.
 * Source: decisions §8; decisions-members (Consignação).
 */
import { formatMes } from '@sede/domain/kernel';
import { type Inativacao, consignacoesMessages as messages } from '@sede/domain/modules/filiados/consignacoes';
import { useCallback } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

export function useDesfazerInativacao() {
  const { mutateAsync: undo } = useSubmit(orpc.consignacoes.desfazerInativacao, {
    alsoInvalidates: ['filiados', 'desfiliacoes'],
  });
  return useCallback(
    async ({ id, versao, competencia, quantos }: Inativacao) => {
      let ficaram = 0;
      const answer = await confirm({
        title: 'Desfazer inativação',
        message: messages.perguntaDesfazer,
        details: [`${formatMes(competencia)}: ${messages.inativados(quantos)}`],
        confirmLabel: 'Desfazer',
        run: async () => {
          ficaram = (await undo({ id, versao })).ficaram;
        },
      });
      if (!answer.confirmed) return;
      notify.success([messages.inativacaoDesfeita, ...(ficaram > 0 ? [messages.ficaram(ficaram)] : [])].join(' '));
    },
    [undo],
  );
}
