/**
 * The entries of a row's menu that every record has: edit, enable or disable, history, delete.
 *
 * In: the operations that exist, what the person may do at all, and why a row may not be edited or deleted now.
 * Out: of a row its entries, each null where the operation or the permission is missing.
 */
import type { MenuEntry } from '../overlay/Menu.tsx';
import type { RecordOperations } from './recordOperations.ts';
import { useEnabling } from './useEnabling.ts';
import { useRemoval } from './useRemoval.ts';

export interface OwnEntries {
  edit: MenuEntry | null;
  toggle: MenuEntry | null;
  history: MenuEntry | null;
  remove: MenuEntry | null;
}

/** What the row's `pode` may forbid. */
export type RowAction = 'editar' | 'excluir';
/** Why not, as a text; nothing where it may be done. */
export type Blocked<R> = (row: R, action: RowAction) => string | null | undefined;

export interface RecordMenuOptions<R> {
  operations: RecordOperations<R>;
  mayEdit: boolean;
  mayRemove: boolean;
  blocked?: Blocked<R> | undefined;
  /** What is about to go, in the question before it is deleted. */
  describe: (row: R) => string;
  onEdit: (row: R) => void;
  onHistory: (row: R) => void;
}

export function useRecordMenu<R extends { id: string; versao: number }>(options: RecordMenuOptions<R>) {
  const { operations, mayEdit, mayRemove, blocked, describe, onEdit, onHistory } = options;
  const { enabling, removal, history, get } = operations;
  const toggle = useEnabling(enabling);
  const remove = useRemoval(removal);

  return (row: R): OwnEntries => ({
    edit:
      mayEdit && get
        ? { label: 'Editar', onSelect: () => onEdit(row), disabledReason: blocked?.(row, 'editar') ?? null }
        : null,
    toggle:
      mayEdit && enabling
        ? {
            label: enabling.isDisabled(row) ? 'Habilitar' : 'Desabilitar',
            onSelect: () => void toggle(row, describe(row)),
          }
        : null,
    history: mayEdit && history ? { label: 'Histórico', onSelect: () => onHistory(row) } : null,
    remove:
      mayRemove && removal
        ? {
            label: 'Excluir',
            danger: true,
            divided: true,
            onSelect: () => void remove(row, describe(row)),
            disabledReason: blocked?.(row, 'excluir') ?? null,
          }
        : null,
  });
}
