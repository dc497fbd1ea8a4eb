/**
 * Who may be anonymised, and who decides a request.
 *
 * Days are calendar dates. `ultimoMovimento`: the last day of membership, of a deduction or of a case, whichever is later.
 * Source: decisions-members (LGPD).
 */
import { addMonthsAnchored, type CalendarDate } from '@sede/domain/kernel';
import { ANOS_PARA_ANONIMIZAR, type EstadoDePedido, type TipoDePedido } from './pedido-titular.lists.ts';
import type { MotivoPedidoTitular } from './pedidos-titular.messages.ts';

export interface Anonimizavel {
  aberta: boolean;
  anonimizado: boolean;
  ultimoMovimento: CalendarDate | null;
}

export function motivoNaoAnonimizar(
  { aberta, anonimizado, ultimoMovimento }: Anonimizavel,
  hoje: CalendarDate,
): MotivoPedidoTitular | null {
  if (anonimizado) return 'ja_anonimizado';
  if (aberta) return 'filiado';
  const livre = ultimoMovimento === null || addMonthsAnchored(ultimoMovimento, ANOS_PARA_ANONIMIZAR * 12) <= hoje;
  return livre ? null : 'recente';
}

interface Decidivel {
  tipo: TipoDePedido;
  estado: EstadoDePedido;
  pedidoPor: string | null;
}

/** Confirming is for a second person; refusing also for whoever asked. */
export function motivoNaoConfirmar({ tipo, estado, pedidoPor }: Decidivel, quem: string): MotivoPedidoTitular | null {
  if (tipo !== 'anonimizacao' || estado !== 'aguardando') return 'decidido';
  return pedidoPor === quem ? 'outra_pessoa' : null;
}
export const motivoNaoRecusar = ({ estado }: Pick<Decidivel, 'estado'>): MotivoPedidoTitular | null =>
  estado === 'aguardando' || estado === 'pronto' ? null : 'decidido';
export const motivoNaoBaixar = ({ tipo, estado }: Decidivel): MotivoPedidoTitular | null =>
  tipo === 'dossie' && (estado === 'pronto' || estado === 'entregue') ? null : 'nao_pronto';
