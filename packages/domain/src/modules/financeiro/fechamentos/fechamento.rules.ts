/**
 * When a finance month may be closed and reopened.
 *
 * In: the month's range (calendar dates, both ends inside), whether it is closed, who closed it, today in São Paulo. The
 * `motivo…` functions answer a code of `fechamentosMotivos`, or null when it is allowed. Source: decisions §7 (Month closing).
 */
import type { CalendarDate, DateRange } from '@sede/domain/kernel';
import type { SituacaoMes } from './fechamento.lists.ts';
import type { MotivoFechamento } from './fechamentos.messages.ts';

export interface EstadoMes extends DateRange {
  fechado: boolean;
  /** Id of the user who closed it, while it is closed. */
  fechadoPor: string | null;
}

export interface QuemFecha {
  usuarioId: string;
  fechar: boolean;
  reabrir: boolean;
}

export function situacaoMes({ fechado, inicio, fim }: EstadoMes, hoje: CalendarDate): SituacaoMes {
  if (fechado) return 'fechado';
  if (hoje < inicio) return 'futuro';
  return hoje <= fim ? 'em_curso' : 'aberto';
}

export function motivoNaoFechar(
  mes: EstadoMes,
  quem: Pick<QuemFecha, 'fechar'>,
  hoje: CalendarDate,
): MotivoFechamento | null {
  if (!quem.fechar) return 'so_consulta';
  const situacao = situacaoMes(mes, hoje);
  if (situacao === 'fechado') return 'ja_fechado';
  return situacao === 'aberto' ? null : 'nao_terminou';
}

export function motivoNaoReabrir(
  mes: EstadoMes,
  quem: Pick<QuemFecha, 'usuarioId' | 'reabrir'>,
): MotivoFechamento | null {
  if (!quem.reabrir) return 'so_consulta';
  if (!mes.fechado) return 'nao_fechado';
  return mes.fechadoPor === quem.usuarioId ? 'quem_fechou' : null;
}
