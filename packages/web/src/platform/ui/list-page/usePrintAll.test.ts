import { expect, it } from 'vitest';
import { MAX_PRINTED, readAll, reasonNotToPrint } from './usePrintAll.ts';

/** A list of so many rows, as its operation answers pages. */
const listOf = (total: number) => {
  const asked: Record<string, unknown>[] = [];
  const read = async (input: Record<string, unknown>) => {
    asked.push(input);
    const { pagina, porPagina } = input as { pagina: number; porPagina: number }; // as it asks for pages
    const from = (pagina - 1) * porPagina;
    return { itens: Array.from({ length: Math.max(0, Math.min(porPagina, total - from)) }, (_, i) => from + i) };
  };
  return { asked, read };
};

it('all that the filter matches is read, page by page, with the filter and the order', async () => {
  for (const total of [0, 1, 99, 100, 250, MAX_PRINTED]) {
    const { asked, read } = listOf(total);
    expect(await readAll(read, { ordem: '-data', busca: 'luz', pagina: 3, porPagina: 10 })).toEqual(
      Array.from({ length: total }, (_, i) => i),
    );
    expect(asked[0]).toEqual({ ordem: '-data', busca: 'luz', pagina: 1, porPagina: 100, totais: 'nao' });
  }
});

it('more than may be printed is not read to its end, and the reason names the number', async () => {
  const { asked, read } = listOf(1_000_000);
  expect(await readAll(read, {})).toBeNull();
  expect(asked).toHaveLength(MAX_PRINTED / 100 + 1);
  expect([reasonNotToPrint(undefined), reasonNotToPrint(MAX_PRINTED)]).toEqual([null, null]);
  expect(reasonNotToPrint(2001)).toContain('2.001 linhas');
});
