import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import bar from '../filter-bar/FilterBar.module.css';
import { Menu } from '../overlay/Menu.tsx';
import { exportHref } from './exportHref.ts';

export interface ExportMenuProps {
  /** '/api/despesas/exportar'. */
  path: string;
  /** The list's `filterInput`. */
  filterInput: Record<string, unknown>;
  /** '-dataVencimento,item'. */
  ordem?: string;
  /** Why there is nothing to export. */
  disabledReason?: string | null;
}

/** Spreadsheet of all that the filter matches, as .xlsx or .csv: plain downloads. */
export function ExportMenu({ path, filterInput, ordem, disabledReason }: ExportMenuProps) {
  return (
    <Menu
      label="Exportar"
      align="end"
      entries={[
        {
          label: 'Excel (.xlsx)',
          icon: <IconFileSpreadsheet size={18} aria-hidden />,
          href: exportHref(path, 'xlsx', filterInput, ordem),
          download: true,
          disabledReason,
        },
        {
          label: 'CSV (ponto e vírgula)',
          icon: <IconFileTypeCsv size={18} aria-hidden />,
          href: exportHref(path, 'csv', filterInput, ordem),
          download: true,
          disabledReason,
        },
      ]}
      trigger={(props) => (
        <button type="button" className={bar.chip} title="Exportar" {...props}>
          <IconDownload size={14} aria-hidden />
          <span className={bar.word}>Exportar</span>
        </button>
      )}
    />
  );
}
