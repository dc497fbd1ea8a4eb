/**
 * The entries of a revenue's row menu; what may not be done now stays, with the rule's reason (`pode`).
 * Source: spec 1 §2.15, §4.3, §6.3; decisions §7.
 */
import { type Receita, receitasMotivos } from '@sede/domain/modules/financeiro/receitas';
import {
  IconArrowBackUp,
  IconCash,
  IconEye,
  IconHistory,
  IconPencil,
  IconReceiptRefund,
  IconX,
} from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';

export interface ReceitaHandlers {
  abrir: (row: Receita) => void;
  creditar: (row: Receita) => void;
  estornar: (row: Receita) => void;
  desfazer: (row: Receita) => void;
  historico: (row: Receita) => void;
  excluir: (row: Receita) => void;
}

const SIZE = 17;

export function readingActions(row: Receita, on: Pick<ReceitaHandlers, 'abrir' | 'historico'>): MenuEntry[] {
  return [
    { label: 'Abrir', icon: <IconEye size={SIZE} aria-hidden />, onSelect: () => on.abrir(row) },
    { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => on.historico(row) },
  ];
}

/** Of a credited revenue 'Excluir' is hidden, except to the special user (spec 1 §4.3). */
export function editingActions(row: Receita, on: ReceitaHandlers): MenuEntry[] {
  const { pode } = row;
  const credited = row.dataCredito !== null;
  const entries: (MenuEntry & { when?: boolean })[] = [
    {
      label: 'Editar',
      icon: <IconPencil size={SIZE} aria-hidden />,
      onSelect: () => on.abrir(row),
      disabledReason: receitasMotivos.texto(pode.editar),
    },
    {
      label: 'Creditar',
      icon: <IconCash size={SIZE} aria-hidden />,
      onSelect: () => on.creditar(row),
      disabledReason: receitasMotivos.texto(pode.creditar),
      when: !credited,
    },
    {
      label: 'Estornar',
      icon: <IconReceiptRefund size={SIZE} aria-hidden />,
      onSelect: () => on.estornar(row),
      disabledReason: receitasMotivos.texto(pode.estornar),
    },
    {
      label: 'Desfazer crédito',
      icon: <IconArrowBackUp size={SIZE} aria-hidden />,
      onSelect: () => on.desfazer(row),
      disabledReason: receitasMotivos.texto(pode.desfazerCredito),
      when: credited,
    },
    { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => on.historico(row) },
    {
      label: 'Excluir',
      icon: <IconX size={SIZE} aria-hidden />,
      onSelect: () => on.excluir(row),
      danger: true,
      divided: true,
      when: pode.excluir === undefined,
    },
  ];
  return entries.filter(({ when = true }) => when).map(({ when: _, ...entry }) => entry);
}
