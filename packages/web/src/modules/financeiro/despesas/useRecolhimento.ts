/**
 * Opens what can be done with a month's retained tax: recording that it was paid over, or undoing the record.
 *
 * Out: `abrir` (opens the form, or asks before undoing), and the item whose form is open.
 * Source: issue 4 (retained taxes); decision 032.
 */
import { formatMes, formatReais } from '@sede/domain/kernel';
import {
  IMPOSTO_ROTULOS,
  despesaMessages as messages,
  type ResumoRetencoes,
  textoRecolhimento,
} from '@sede/domain/modules/financeiro/despesas';
import { useCallback, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify, useKit } from '#platform/ui/index.ts';

export type ItemRetido = ResumoRetencoes['itens'][number];

export function useRecolhimento() {
  const { today } = useKit();
  const [aberto, setAberto] = useState<ItemRetido | null>(null);
  const { mutateAsync: desfazer } = useSubmit(orpc.despesas.desfazerRecolhimento);
  const abrir = useCallback(
    async (item: ItemRetido) => {
      const { mes, imposto, devido, vencimento: prazo, recolhimento } = item;
      if (!recolhimento) return setAberto(item);
      const { id, versao, despesa } = recolhimento;
      const answer = await confirm({
        title: messages.desfazerRecolhimento,
        message: `${IMPOSTO_ROTULOS[imposto]} de ${formatMes(mes)} volta a constar como a recolher. Nada muda nas despesas.`,
        details: [
          textoRecolhimento({ prazo, devido, recolhido: recolhimento }, today),
          `Recolhido: ${formatReais(recolhimento.valor)}`,
          ...(despesa ? [`Guia: ${despesa}`] : []),
        ],
        confirmLabel: 'Desfazer',
        danger: true,
        run: () => desfazer({ id, versao }),
      });
      if (answer.confirmed) notify.success(messages.recolhimentoDesfeito);
    },
    [desfazer, today],
  );
  return { aberto, abrir, fechar: () => setAberto(null) };
}
