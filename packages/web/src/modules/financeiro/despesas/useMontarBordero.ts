/**
 * Makes a payment batch of the chosen expenses and opens it. In: rows that may be batched. Asks what it is called.
 * Source: issue 4 (Payment batch).
 */
import { formatReais, totalCentavos } from '@sede/domain/kernel';
import { borderosMessages as messages } from '@sede/domain/modules/financeiro/borderos';
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

export function useMontarBordero() {
  const { mutateAsync: create } = useSubmit(orpc.borderos.create);
  return async (rows: Despesa[], clear: () => void) => {
    const made: { id: string; numero: number }[] = [];
    const soma = formatReais(totalCentavos(rows.map((row) => row.valor)));
    const answer = await confirm({
      title: messages.montar,
      message: `${rows.length === 1 ? '1 despesa' : `${rows.length} despesas`} · ${soma}`,
      confirmLabel: messages.montar,
      reasonLabel: 'Descrição do borderô',
      run: async (descricao) => {
        made.push(await create({ descricao, despesas: rows.map(({ id }) => id) }));
      },
    });
    const [bordero] = made;
    if (!answer.confirmed || !bordero) return;
    clear();
    notify.success(messages.montado(bordero.numero));
    navigate(`/financial/borderos/${bordero.id}`);
  };
}
