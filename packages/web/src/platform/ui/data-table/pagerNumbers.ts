/**
 * Which page buttons a pager shows: first, last, the current one and its neighbours; null stands for '…'.
 *
 * 1 of 15 → 1 2 3 … 15; 8 of 15 → 1 … 7 8 9 … 15. Never more than 7 places, so the bar keeps its width, and a gap is
 * never shown in place of a single page.
 */
export function pagerNumbers(current: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: Math.max(pages, 1) }, (_, i) => i + 1);
  const at = Math.min(Math.max(current, 1), pages);
  if (at <= 4) return [...(at <= 2 ? [1, 2, 3] : [1, 2, 3, 4, 5]), null, pages];
  if (at >= pages - 3) {
    const tail = at >= pages - 1 ? [pages - 2, pages - 1, pages] : [pages - 4, pages - 3, pages - 2, pages - 1, pages];
    return [1, null, ...tail];
  }
  return [1, null, at - 1, at, at + 1, null, pages];
}

/** At least 1, even of nothing. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** How many rows a page of so many will have; undefined while nobody knows. */
export const rowsExpected = (page: number, pageSize: number, total: number | undefined): number | undefined =>
  total === undefined || total <= (page - 1) * pageSize ? undefined : Math.min(pageSize, total - (page - 1) * pageSize);

/** '1–10 de 148'; null when there is nothing to count yet. */
export function rangeLabel(page: number, pageSize: number, shown: number, total: number | undefined): string | null {
  if (shown === 0) return total === 0 ? '0 de 0' : null;
  const first = (page - 1) * pageSize + 1;
  const count = total === undefined ? '' : ` de ${total.toLocaleString('pt-BR')}`;
  return `${first.toLocaleString('pt-BR')}–${(first + shown - 1).toLocaleString('pt-BR')}${count}`;
}
