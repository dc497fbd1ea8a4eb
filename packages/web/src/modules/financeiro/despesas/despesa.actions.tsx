/**
 * The entries of an expense's row menu; what may not be done now stays, with the rule's reason (`pode`).
 * Source: spec 1 §2.10, §6.3; decisions §7.
 */
import {
  type DespesaListada,
  despesasMotivos,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { PAGINAS_DE_RECORRENCIAS } from '@sede/domain/modules/financeiro/recorrencias';
import {
  IconArrowBackUp,
  IconCash,
  IconCircleCheck,
  IconCopy,
  IconReceipt,
  IconReceiptRefund,
  IconRepeat,
} from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';
import { editEntry, historyEntry, MENU_ICON, menuOf, removeEntry } from '../financeiro.parcela.actions.tsx';

export interface DespesaHandlers {
  editar: (row: DespesaListada) => void;
  liquidar: (row: DespesaListada) => void;
  estornar: (row: DespesaListada) => void;
  desfazer: (row: DespesaListada) => void;
  solicitar: (row: DespesaListada) => void;
  retirar: (row: DespesaListada) => void;
  historico: (row: DespesaListada) => void;
  duplicar: (row: DespesaListada) => void;
  tornarRecorrente: (row: DespesaListada) => void;
  excluir: (row: DespesaListada) => void;
}

export function editingActions(row: DespesaListada, on: DespesaHandlers): MenuEntry[] {
  const { pode } = row;
  const paid = row.dataLiquidacaoPagamento !== null;
  return menuOf([
    editEntry(() => on.editar(row), despesasMotivos.texto(pode.editar)),
    {
      label: 'Liquidar Parcela',
      icon: <IconCash size={MENU_ICON} aria-hidden />,
      onSelect: () => on.liquidar(row),
      disabledReason: despesasMotivos.texto(pode.liquidar),
      when: !paid,
    },
    {
      label: 'Estornar',
      icon: <IconReceiptRefund size={MENU_ICON} aria-hidden />,
      onSelect: () => on.estornar(row),
      disabledReason: despesasMotivos.texto(pode.estornar),
    },
    {
      label: messages.desfazerLiquidacao,
      icon: <IconArrowBackUp size={MENU_ICON} aria-hidden />,
      onSelect: () => on.desfazer(row),
      disabledReason: despesasMotivos.texto(pode.desfazerLiquidacao),
      when: paid,
    },
    {
      label: 'Gerar recibo',
      icon: <IconReceipt size={MENU_ICON} aria-hidden />,
      href: `/api/despesas/${row.id}/recibo`,
      download: true,
      disabledReason: despesasMotivos.texto(pode.recibo),
    },
    {
      label: 'Solicitar aprovação',
      icon: <IconCircleCheck size={MENU_ICON} aria-hidden />,
      onSelect: () => on.solicitar(row),
      disabledReason: despesasMotivos.texto(pode.solicitarAprovacao),
      divided: true,
      when: pode.retirarSolicitacao !== undefined,
    },
    {
      label: 'Retirar solicitação',
      icon: <IconArrowBackUp size={MENU_ICON} aria-hidden />,
      onSelect: () => on.retirar(row),
      disabledReason: despesasMotivos.texto(pode.retirarSolicitacao),
      divided: true,
      when: pode.retirarSolicitacao === undefined,
    },
    {
      label: 'Duplicar para o próximo mês',
      icon: <IconCopy size={MENU_ICON} aria-hidden />,
      onSelect: () => on.duplicar(row),
      disabledReason: despesasMotivos.texto(pode.editar),
      divided: true,
    },
    {
      label: PAGINAS_DE_RECORRENCIAS.tornarRecorrente,
      icon: <IconRepeat size={MENU_ICON} aria-hidden />,
      onSelect: () => on.tornarRecorrente(row),
    },
    historyEntry(() => on.historico(row)),
    removeEntry(() => on.excluir(row), despesasMotivos.texto(pode.excluir)),
  ]);
}
