/** The entries that the row menus of instalment records share. Source: spec 1 §2.10, §2.15, §6.3. */
import { IconEye, IconHistory, IconPencil, IconX } from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';

export const MENU_ICON = 17;

/** An entry that stands only in some states of the record. */
export type MenuEntryWhen = MenuEntry & { when?: boolean };

export const menuOf = (all: readonly MenuEntryWhen[]): MenuEntry[] =>
  all.filter(({ when = true }) => when).map(({ when: _, ...entry }) => entry);

export const historyEntry = (onSelect: () => void): MenuEntry => ({
  label: 'Histórico',
  icon: <IconHistory size={MENU_ICON} aria-hidden />,
  onSelect,
});

/** `disabledReason`: the rule's sentence, where it may not be done now. */
export const editEntry = (onSelect: () => void, disabledReason: string | undefined): MenuEntry => ({
  label: 'Editar',
  icon: <IconPencil size={MENU_ICON} aria-hidden />,
  onSelect,
  disabledReason,
});

export const removeEntry = (onSelect: () => void, disabledReason?: string): MenuEntry => ({
  label: 'Excluir',
  icon: <IconX size={MENU_ICON} aria-hidden />,
  onSelect,
  disabledReason,
  danger: true,
  divided: true,
});

/** For people who may only read. */
export const readingActions =
  <Row,>(on: { abrir: (row: Row) => void; historico: (row: Row) => void }) =>
  (row: Row): MenuEntry[] => [
    { label: 'Abrir', icon: <IconEye size={MENU_ICON} aria-hidden />, onSelect: () => on.abrir(row) },
    historyEntry(() => on.historico(row)),
  ];
