/**
 * When a finance month may be closed and reopened.
 *
 * In: the month's range (calendar dates, both ends inside), whether it is closed, who closed it, today in São Paulo. The
 * `motivo…` functions answer a pt-BR sentence, or null when it is allowed. Source: decisions §7 (Month closing).
 */
import type { CalendarDate, DateRange } from '@sede/domain/kernel';
import type { SituacaoMes } from './fechamento.lists.ts';

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

const SEM_PERFIL = 'O seu perfil só permite consultar.';

export function motivoNaoFechar(mes: EstadoMes, quem: Pick<QuemFecha, 'fechar'>, hoje: CalendarDate): string | null {
  if (!quem.fechar) return SEM_PERFIL;
  const situacao = situacaoMes(mes, hoje);
  if (situacao === 'fechado') return 'O mês já está fechado.';
  return situacao === 'aberto' ? null : 'O mês financeiro ainda não terminou.';
}

export function motivoNaoReabrir(mes: EstadoMes, quem: Pick<QuemFecha, 'usuarioId' | 'reabrir'>): string | null {
  if (!quem.reabrir) return SEM_PERFIL;
  if (!mes.fechado) return 'O mês não está fechado.';
  return mes.fechadoPor === quem.usuarioId
    ? 'Quem fechou o mês não o reabre: peça a outra pessoa do Financeiro.'
    : null;
}
