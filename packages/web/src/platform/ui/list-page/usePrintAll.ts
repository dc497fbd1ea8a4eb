/**
 * Prints all that a list's filter matches, not only the page in sight: reads its pages, shows them all for as long as the
 * print lasts, and puts the page back.
 *
 * At most `MAX_PRINTED` lines; more go into a spreadsheet, and the reason says so. In: the list operation, asked a page at
 * a time. Source: style-examples §7; issue 4 (print).
 */
import { useCallback, useEffect, useState } from 'react';
import { notify } from '../feedback/notify.ts';
import type { ListControl } from '../list-state/listControl.ts';
import type { FilterMap } from '../list-state/listState.ts';

export const MAX_PRINTED = 2000;
const PAGE = 100;

export type ReadPage<Row> = (input: Record<string, unknown>) => Promise<{ itens: Row[] }>;

/** Why this many rows cannot be printed; null when they can. */
export const reasonNotToPrint = (total: number | undefined): string | null =>
  total !== undefined && total > MAX_PRINTED
    ? `São ${total.toLocaleString('pt-BR')} linhas: mais de ${MAX_PRINTED.toLocaleString('pt-BR')} vão para uma planilha, em Exportar.`
    : null;

/** Pages one after the other, until one is not full; null when there are more than may be printed. */
export async function readAll<Row>(read: ReadPage<Row>, input: Record<string, unknown>): Promise<Row[] | null> {
  const all: Row[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { itens } = await read({ ...input, pagina, porPagina: PAGE, totais: 'nao' });
    all.push(...itens);
    if (all.length > MAX_PRINTED) return null;
    if (itens.length < PAGE) return all;
  }
}

export interface PrintAll<Row> {
  /** Every row, while they are being printed. */
  rows: readonly Row[] | null;
  reading: boolean;
  print: () => void;
}

export function usePrintAll<Row, F extends FilterMap>(
  read: ReadPage<Row> | undefined,
  list: Pick<ListControl<F>, 'input'>,
): PrintAll<Row> {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [reading, setReading] = useState(false);
  const { input } = list;

  useEffect(() => {
    if (!rows) return;
    const back = () => setRows(null);
    window.addEventListener('afterprint', back, { once: true });
    // Once they are drawn.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', back);
    };
  }, [rows]);

  const print = useCallback(async () => {
    if (!read) return;
    setReading(true);
    try {
      const all = await readAll(read, input);
      if (all) setRows(all);
      else notify.error(new Error(reasonNotToPrint(MAX_PRINTED + 1) ?? ''));
    } catch (error) {
      notify.error(error);
    } finally {
      setReading(false);
    }
  }, [read, input]);

  return { rows, reading, print: () => void print() };
}
