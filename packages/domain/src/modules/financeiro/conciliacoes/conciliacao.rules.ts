/**
 * When a month of an account may be signed off, and when reopened; what of the two balances is not explained.
 *
 * In centavos. The system's balance less the statement's is, if nothing is missing, what the system has and the statement
 * has not (a cheque not yet cashed) less what the statement has and the system has not (a line that was ignored). What is
 * left beyond that, nobody has explained: lines that were not imported, an opening balance that is wrong.
 * The `motivo…` functions answer a reason of `conciliacoesMotivos`, or null. Source: issue 4 (monthly conciliação); decision 027.
 */
import { type CalendarDate, diffDays } from '@sede/domain/kernel';
import type { MotivoConciliacao } from './conciliacoes.messages.ts';

export interface SaldosDoMes {
  saldoSistema: number;
  /** Null while nobody knows it: no file tells it and nobody typed it. */
  saldoExtrato: number | null;
  /** Movements of the system up to the month's end without a line up to then. */
  semLinha: number;
  /** Lines up to the month's end without a movement up to then. */
  semMovimento: number;
}

export const naoExplicado = ({ saldoSistema, saldoExtrato, semLinha, semMovimento }: SaldosDoMes): number | null =>
  saldoExtrato === null ? null : saldoSistema - saldoExtrato - (semLinha - semMovimento);

export interface EstadoDoMes extends SaldosDoMes {
  fim: CalendarDate;
  /** Last day that a signed month of the account holds. */
  conciliadaAte: CalendarDate | null;
  /** The day of the file's balance; null where it was typed. */
  dataSaldo: CalendarDate | null;
  /** Lines up to the month's end that wait. */
  pendentes: number;
  /** Movements without a line that nobody has justified. */
  semJustificativa: number;
}

/** A month may end in days without business; a file that ends before them does not tell its end. */
const DIAS_SEM_EXPEDIENTE = 4;

export function motivoNaoAssinar(mes: EstadoDoMes, mayAssinar: boolean, hoje: CalendarDate): MotivoConciliacao | null {
  if (!mayAssinar) return 'so_consulta';
  if (mes.conciliadaAte !== null && mes.fim <= mes.conciliadaAte) {
    return { codigo: 'ja_conciliada', valores: { ate: mes.conciliadaAte } };
  }
  if (hoje <= mes.fim) return 'nao_terminou';
  if (mes.saldoExtrato === null) return 'sem_saldo';
  if (mes.dataSaldo !== null && diffDays(mes.dataSaldo, mes.fim) > DIAS_SEM_EXPEDIENTE) {
    return { codigo: 'extrato_curto', valores: { ate: mes.dataSaldo } };
  }
  if (mes.pendentes > 0) return { codigo: 'pendentes', valores: { quantos: mes.pendentes } };
  if (mes.semJustificativa > 0) return { codigo: 'sem_justificativa', valores: { quantos: mes.semJustificativa } };
  const valor = naoExplicado(mes) ?? 0;
  return valor === 0 ? null : { codigo: 'diferenca', valores: { valor } };
}

export interface Assinatura {
  assinada: boolean;
  assinadaPor: string | null;
  fim: CalendarDate;
}

/** Only the last signed month is reopened, so that none stands on one that is open; by somebody other than who signed. */
export function motivoNaoReabrirConciliacao(
  { assinada, assinadaPor, fim }: Assinatura,
  conciliadaAte: CalendarDate | null,
  quem: { usuarioId: string; reabrir: boolean },
): MotivoConciliacao | null {
  if (!quem.reabrir) return 'so_consulta';
  if (!assinada) return 'nao_conciliado';
  if (conciliadaAte !== null && conciliadaAte > fim) {
    return { codigo: 'posterior_conciliado', valores: { ate: conciliadaAte } };
  }
  return assinadaPor === quem.usuarioId ? 'quem_assinou' : null;
}

/** Saying the statement's balance: not of a month that a signed one holds. */
export function motivoNaoInformar(
  fim: CalendarDate,
  conciliadaAte: CalendarDate | null,
  mayAssinar: boolean,
): MotivoConciliacao | null {
  if (!mayAssinar) return 'so_consulta';
  return conciliadaAte !== null && fim <= conciliadaAte ? 'conciliado' : null;
}
