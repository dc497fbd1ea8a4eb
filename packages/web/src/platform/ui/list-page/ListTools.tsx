import { IconColumns3, IconPrinter } from '@tabler/icons-react';
import bar from '../filter-bar/FilterBar.module.css';
import { Menu, type MenuEntry } from '../overlay/Menu.tsx';

export function ColumnsMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <span className="phone-hide">
      <Menu
        label="Colunas"
        align="end"
        entries={entries}
        trigger={(trigger) => (
          <button type="button" className={bar.chip} title="Colunas" {...trigger}>
            <IconColumns3 size={14} aria-hidden />
            <span className={bar.word}>Colunas</span>
          </button>
        )}
      />
    </span>
  );
}

export function PrintChip({
  reading,
  reason,
  onPrint,
}: {
  reading: boolean;
  reason: string | null;
  onPrint: () => void;
}) {
  const idle = reading || reason !== null;
  return (
    <button
      type="button"
      className={bar.chip}
      aria-disabled={idle || undefined}
      title={reason ?? 'Imprimir'}
      onClick={idle ? undefined : onPrint}
    >
      <IconPrinter size={14} aria-hidden />
      <span className={bar.word}>{reading ? 'Preparando…' : 'Imprimir'}</span>
    </button>
  );
}
