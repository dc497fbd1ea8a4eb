/**
 * 'Imprimir' of the till: both tables whole. The list's own print reads the inflows; before its first page the outflows
 * are read here, and stand in their table for as long as the print lasts.
 *
 * In: the period as the list asks it. Out: the outflows to show meanwhile, null when nothing is printed; the reader that
 * the list is given. Source: spec 1 §2.19; style-examples §7 (printing a list gives a clean page).
 */
import { type DespesaListada, DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import { useCallback, useEffect, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { MAX_PRINTED, readAll, reasonNotToPrint } from '#platform/ui/index.ts';
import type { PeriodoDoCaixa } from './SaldoCard.tsx';

/** The outflows of a period, the latest due first. */
export const saidasDe = ({ inicio, fim }: PeriodoDoCaixa) => ({
  ...(inicio === undefined ? {} : { inicio }),
  ...(fim === undefined ? {} : { fim }),
  meioPagamento: [DINHEIRO],
  ordem: '-dataVencimento',
});

export function useImpressao({ inicio, fim }: PeriodoDoCaixa) {
  const [saidas, setSaidas] = useState<readonly DespesaListada[] | null>(null);
  useEffect(() => {
    const back = () => setSaidas(null);
    window.addEventListener('afterprint', back);
    return () => window.removeEventListener('afterprint', back);
  }, []);
  const print = useCallback(
    async (input: Record<string, unknown>) => {
      if (input.pagina === 1) {
        const all = await readAll(orpc.despesas.list.call, saidasDe({ inicio, fim }));
        if (!all) throw new Error(reasonNotToPrint(MAX_PRINTED + 1) ?? '');
        setSaidas(all);
      }
      return orpc.suprimentos.list.call(input);
    },
    [inicio, fim],
  );
  return { saidas, print };
}
