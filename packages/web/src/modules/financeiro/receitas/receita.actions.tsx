/**
 * The entries of a revenue's row menu; what may not be done now stays, with the rule's reason (`pode`).
 * Source: spec 1 §2.15, §4.3, §6.3; decisions §7.
 */
import { receitasMessages as messages, type Receita, receitasMotivos } from '@sede/domain/modules/financeiro/receitas';
import { IconArrowBackUp, IconCash, IconReceiptRefund } from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';
import { editEntry, historyEntry, MENU_ICON, menuOf, removeEntry } from '../financeiro.parcela.actions.tsx';

export interface ReceitaHandlers {
  editar: (row: Receita) => void;
  creditar: (row: Receita) => void;
  estornar: (row: Receita) => void;
  desfazer: (row: Receita) => void;
  historico: (row: Receita) => void;
  excluir: (row: Receita) => void;
}

/** Of a credited revenue 'Excluir' is hidden, except to the special user (spec 1 §4.3). */
export function editingActions(row: Receita, on: ReceitaHandlers): MenuEntry[] {
  const { pode } = row;
  const credited = row.dataCredito !== null;
  return menuOf([
    editEntry(() => on.editar(row), receitasMotivos.texto(pode.editar)),
    {
      label: 'Creditar',
      icon: <IconCash size={MENU_ICON} aria-hidden />,
      onSelect: () => on.creditar(row),
      disabledReason: receitasMotivos.texto(pode.creditar),
      when: !credited,
    },
    {
      label: 'Estornar',
      icon: <IconReceiptRefund size={MENU_ICON} aria-hidden />,
      onSelect: () => on.estornar(row),
      disabledReason: receitasMotivos.texto(pode.estornar),
    },
    {
      label: messages.desfazerCredito,
      icon: <IconArrowBackUp size={MENU_ICON} aria-hidden />,
      onSelect: () => on.desfazer(row),
      disabledReason: receitasMotivos.texto(pode.desfazerCredito),
      when: credited,
    },
    historyEntry(() => on.historico(row)),
    { ...removeEntry(() => on.excluir(row)), when: pode.excluir === undefined },
  ]);
}
