/**
 * From a month and its row, if it has one, to what the API vouches for.
 *
 * A closed month has the range with which it was closed; an open one that of the setting of today.
 * Source: decisions §7 (Month closing).
 */
import { can } from '@sede/domain/access';
import { type FinanceMonth, type PeriodDays, podeDe, rangeOfFinanceMonth } from '@sede/domain/kernel';
import {
  type EstadoMes,
  type MesFinanceiro,
  motivoNaoFechar,
  motivoNaoReabrir,
  situacaoMes,
} from '@sede/domain/modules/financeiro/fechamentos';
import type { Actor } from '#platform/api/index.ts';
import type { FechamentoRow } from './fechamento.record.ts';

export interface LeitorMes {
  actor: Actor;
  today: string;
  days: PeriodDays;
}

export const estadoDe = (mes: FinanceMonth, row: FechamentoRow | undefined, days: PeriodDays): EstadoMes => {
  if (row?.fechado) return { inicio: row.inicio, fim: row.fim, fechado: true, fechadoPor: row.fechadoPor };
  return { ...rangeOfFinanceMonth(mes, days), fechado: false, fechadoPor: null };
};

export const quemFecha = ({ usuarioId, papeis }: Actor) => ({
  usuarioId,
  fechar: can(papeis, 'fechamentos.fechar'),
  reabrir: can(papeis, 'fechamentos.reabrir'),
});

export function toMes(mes: FinanceMonth, row: FechamentoRow | undefined, leitor: LeitorMes): MesFinanceiro {
  const estado = estadoDe(mes, row, leitor.days);
  const quem = quemFecha(leitor.actor);
  return {
    mes,
    inicio: estado.inicio,
    fim: estado.fim,
    situacao: situacaoMes(estado, leitor.today),
    fechamento: row ?? null,
    pode: podeDe({ fechar: motivoNaoFechar(estado, quem, leitor.today), reabrir: motivoNaoReabrir(estado, quem) }),
  };
}
