import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { pageCount, pagerNumbers, rangeLabel } from './pagerNumbers.ts';
import classes from './TableFoot.module.css';
import type { DataTableProps } from './types.ts';

/** 'a–b de N', rows per page, page buttons. */
export function TableFoot<Row>({ table }: { table: DataTableProps<Row> }) {
  const { page, pageSize, pageSizes, rows, total, onPage, onPageSize } = table;
  const selectId = useId();
  // Without a count there is at least what was shown, and one more page when this one is full.
  const pages = total === undefined ? page + (rows.length === pageSize ? 1 : 0) : pageCount(total, pageSize);
  const smallest = pageSizes[0] ?? pageSize;
  if (table.compact && (total ?? rows.length) <= smallest) return null;
  return (
    // Until the rows are there nobody knows where it stands.
    <div className={classes.foot} data-table-foot data-waits={table.loading || undefined}>
      <span className={classes.range}>{table.loading ? '' : rangeLabel(page, pageSize, rows.length, total)}</span>
      <span className={classes.size}>
        <label htmlFor={selectId}>Linhas por página</label>
        <select
          id={selectId}
          className={classes.select}
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
      <nav className={classes.pages} aria-label={`Páginas: ${table.label}`}>
        <button
          type="button"
          className={classes.page}
          aria-label="Página anterior"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={16} aria-hidden />
        </button>
        {pagerNumbers(page, pages).map((number, place) =>
          number === null ? (
            // There are at most two gaps; their key is their position.
            <span key={place < 3 ? 'gap-before' : 'gap-after'} className={classes.gap} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={classes.page}
              data-number
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              {number.toLocaleString('pt-BR')}
            </button>
          ),
        )}
        <button
          type="button"
          className={classes.page}
          aria-label="Próxima página"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
      </nav>
    </div>
  );
}
