import { IconChevronRight, IconDots } from '@tabler/icons-react';
import { useId } from 'react';
import type { usePopover } from '../overlay/usePopover.ts';
import { InMoneyColumn } from '../text/Money.tsx';
import classes from './DataTable.module.css';
import { isInteractive } from './interactive.ts';
import type { Column, Layout, TableSpec } from './types.ts';

export interface RowProps<Row> {
  row: Row;
  index: number;
  spec: TableSpec<Row>;
  layout: Layout<Row>;
  opened: boolean;
  selected: boolean;
  /** It is read beside the table. */
  current: boolean;
  onToggleDetail: () => void;
  onSelect: (range: boolean) => void;
  menuTrigger: ReturnType<typeof usePopover>['triggerProps'];
}

export function SelectBox<Row>({ row, spec, selected, onSelect }: RowProps<Row>) {
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        className={classes.check}
        aria-label={`Selecionar ${spec.rowLabel(row)}`}
        checked={selected}
        onChange={(event) => onSelect(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </label>
  );
}

export function ActionsButton<Row>({ row, spec, menuTrigger }: RowProps<Row>) {
  return (
    <button type="button" className={classes.iconButton} aria-label={`Ações de ${spec.rowLabel(row)}`} {...menuTrigger}>
      <IconDots size={18} aria-hidden />
    </button>
  );
}

function Cell<Row>({ column, row, grows }: { column: Column<Row>; row: Row; grows: boolean }) {
  const content = column.cell(row);
  return (
    <td
      className={column.numeric ? classes.numeric : undefined}
      data-strong={column.strong || undefined}
      data-muted={column.muted || undefined}
      data-wrap={column.wrap || undefined}
      data-grows={grows || undefined}
      title={typeof content === 'string' && content.length > 24 ? content : undefined}
    >
      {column.numeric ? <InMoneyColumn value>{content}</InMoneyColumn> : content}
    </td>
  );
}

export function TableRow<Row>(props: RowProps<Row> & { tabIndex: number }) {
  const { row, spec, layout, opened, selected } = props;
  const detailId = useId();
  const status = spec.rowStatus?.(row);
  const open = spec.onOpen ?? (spec.detail ? props.onToggleDetail : undefined);
  return (
    <>
      {/* The keys of a row (arrows, Enter, Space) are heard by the body; the click repeats Enter for the mouse. */}
      <tr
        className={classes.row}
        data-row={props.index}
        data-selected={selected || undefined}
        data-opens={open ? true : undefined}
        data-key={spec.rowKey(row)}
        aria-current={props.current || undefined}
        tabIndex={props.tabIndex}
        onClick={(event) => {
          if (!open || isInteractive(event.target, event.currentTarget) || window.getSelection()?.toString()) return;
          open(row);
        }}
      >
        <td className={classes.bar} data-tone={status?.tone ?? undefined}>
          {status?.tone && <span className={classes.hiddenText}>{status.label}</span>}
        </td>
        {layout.selectable && (
          <td className={classes.box}>
            <SelectBox {...props} />
          </td>
        )}
        {layout.expandable && (
          <td className={classes.box}>
            <button
              type="button"
              className={classes.iconButton}
              aria-expanded={opened}
              aria-controls={opened ? detailId : undefined}
              aria-label={`Detalhes de ${spec.rowLabel(row)}`}
              onClick={props.onToggleDetail}
            >
              <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            </button>
          </td>
        )}
        {layout.columns.map((column, at) => (
          <Cell key={column.id} column={column} row={row} grows={layout.sizes[at]?.grows ?? false} />
        ))}
        {layout.actions && (
          <td className={classes.actions}>
            <ActionsButton {...props} />
          </td>
        )}
      </tr>
      {opened && spec.detail && (
        <tr id={detailId} className={classes.detailRow}>
          <td className={classes.bar} data-tone={status?.tone ?? undefined} />
          <td colSpan={layout.span - 1} className={classes.detail}>
            {spec.detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}
