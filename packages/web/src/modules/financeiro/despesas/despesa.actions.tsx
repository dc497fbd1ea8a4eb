/**
 * The entries of an expense's row menu; what may not be done now stays, with the rule's reason (`pode`).
 * Source: spec 1 §2.10, §6.3; decisions §7.
 */
import { type Despesa, despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { recorrenciasMessages } from '@sede/domain/modules/financeiro/recorrencias';
import {
  IconArrowBackUp,
  IconCash,
  IconCircleCheck,
  IconCopy,
  IconEye,
  IconHistory,
  IconPencil,
  IconReceipt,
  IconReceiptRefund,
  IconRepeat,
  IconX,
} from '@tabler/icons-react';
import type { MenuEntry } from '#platform/ui/index.ts';

export interface DespesaHandlers {
  abrir: (row: Despesa) => void;
  liquidar: (row: Despesa) => void;
  estornar: (row: Despesa) => void;
  desfazer: (row: Despesa) => void;
  solicitar: (row: Despesa) => void;
  retirar: (row: Despesa) => void;
  historico: (row: Despesa) => void;
  duplicar: (row: Despesa) => void;
  tornarRecorrente: (row: Despesa) => void;
  excluir: (row: Despesa) => void;
}

const SIZE = 17;

export function readingActions(row: Despesa, on: Pick<DespesaHandlers, 'abrir' | 'historico'>): MenuEntry[] {
  return [
    { label: 'Abrir', icon: <IconEye size={SIZE} aria-hidden />, onSelect: () => on.abrir(row) },
    { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => on.historico(row) },
  ];
}

export function editingActions(row: Despesa, on: DespesaHandlers): MenuEntry[] {
  const { pode } = row;
  const paid = row.dataLiquidacaoPagamento !== null;
  const entries: (MenuEntry & { when?: boolean })[] = [
    {
      label: 'Editar',
      icon: <IconPencil size={SIZE} aria-hidden />,
      onSelect: () => on.abrir(row),
      disabledReason: despesasMotivos.texto(pode.editar),
    },
    {
      label: 'Liquidar Parcela',
      icon: <IconCash size={SIZE} aria-hidden />,
      onSelect: () => on.liquidar(row),
      disabledReason: despesasMotivos.texto(pode.liquidar),
      when: !paid,
    },
    {
      label: 'Estornar',
      icon: <IconReceiptRefund size={SIZE} aria-hidden />,
      onSelect: () => on.estornar(row),
      disabledReason: despesasMotivos.texto(pode.estornar),
    },
    {
      label: 'Desfazer liquidação',
      icon: <IconArrowBackUp size={SIZE} aria-hidden />,
      onSelect: () => on.desfazer(row),
      disabledReason: despesasMotivos.texto(pode.desfazerLiquidacao),
      when: paid,
    },
    {
      label: 'Gerar recibo',
      icon: <IconReceipt size={SIZE} aria-hidden />,
      href: `/api/despesas/${row.id}/recibo`,
      download: true,
      disabledReason: despesasMotivos.texto(pode.recibo),
    },
    {
      label: 'Solicitar aprovação',
      icon: <IconCircleCheck size={SIZE} aria-hidden />,
      onSelect: () => on.solicitar(row),
      disabledReason: despesasMotivos.texto(pode.solicitarAprovacao),
      divided: true,
      when: pode.retirarSolicitacao !== undefined,
    },
    {
      label: 'Retirar solicitação',
      icon: <IconArrowBackUp size={SIZE} aria-hidden />,
      onSelect: () => on.retirar(row),
      disabledReason: despesasMotivos.texto(pode.retirarSolicitacao),
      divided: true,
      when: pode.retirarSolicitacao === undefined,
    },
    {
      label: 'Duplicar para o próximo mês',
      icon: <IconCopy size={SIZE} aria-hidden />,
      onSelect: () => on.duplicar(row),
      disabledReason: despesasMotivos.texto(pode.editar),
      divided: true,
    },
    {
      label: recorrenciasMessages.tornarRecorrente,
      icon: <IconRepeat size={SIZE} aria-hidden />,
      onSelect: () => on.tornarRecorrente(row),
    },
    { label: 'Histórico', icon: <IconHistory size={SIZE} aria-hidden />, onSelect: () => on.historico(row) },
    {
      label: 'Excluir',
      icon: <IconX size={SIZE} aria-hidden />,
      onSelect: () => on.excluir(row),
      disabledReason: despesasMotivos.texto(pode.excluir),
      danger: true,
      divided: true,
    },
  ];
  return entries.filter(({ when = true }) => when).map(({ when: _, ...entry }) => entry);
}
