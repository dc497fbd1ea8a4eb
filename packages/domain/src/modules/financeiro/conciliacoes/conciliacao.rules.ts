/**
 * When a month of an account may be signed off, and when reopened; what of the two balances is not explained.
 *
 * In centavos. The system's balance less the statement's is, if nothing is missing, what the system has and the statement
 * has not (a cheque not yet cashed) less what the statement has and the system has not (a line that was ignored). What is
 * left beyond that, nobody has explained: lines that were not imported, an opening balance that is wrong.
 * The `motivo…` functions answer a pt-BR sentence, or null. Source: issue 4 (monthly conciliação); decision 027.
 */
import { type CalendarDate, diffDays, formatDataBr, formatReais } from '@sede/domain/kernel';

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

const SEM_PERFIL = 'O seu perfil só permite consultar.';

export function motivoNaoAssinar(mes: EstadoDoMes, mayAssinar: boolean, hoje: CalendarDate): string | null {
  if (!mayAssinar) return SEM_PERFIL;
  if (mes.conciliadaAte !== null && mes.fim <= mes.conciliadaAte) {
    return `A conta já está conciliada até ${formatDataBr(mes.conciliadaAte)}.`;
  }
  if (hoje <= mes.fim) return 'O mês ainda não terminou.';
  if (mes.saldoExtrato === null) return 'Falta o saldo do extrato: importe o extrato ou informe o saldo.';
  if (mes.dataSaldo !== null && diffDays(mes.dataSaldo, mes.fim) > DIAS_SEM_EXPEDIENTE) {
    return `O extrato importado vai só até ${formatDataBr(mes.dataSaldo)}: importe o resto do mês, ou informe o saldo.`;
  }
  if (mes.pendentes > 0) {
    return mes.pendentes === 1
      ? 'Há 1 lançamento do extrato pendente.'
      : `Há ${mes.pendentes.toLocaleString('pt-BR')} lançamentos do extrato pendentes.`;
  }
  if (mes.semJustificativa > 0) {
    return mes.semJustificativa === 1
      ? 'Há 1 movimento sem lançamento no extrato e sem justificativa.'
      : `Há ${mes.semJustificativa.toLocaleString('pt-BR')} movimentos sem lançamento no extrato e sem justificativa.`;
  }
  const resto = naoExplicado(mes);
  return resto === 0 ? null : `Há uma diferença sem explicação de ${formatReais(resto ?? 0)}.`;
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
): string | null {
  if (!quem.reabrir) return SEM_PERFIL;
  if (!assinada) return 'O mês não está conciliado.';
  if (conciliadaAte !== null && conciliadaAte > fim) {
    return `Há um mês posterior conciliado (até ${formatDataBr(conciliadaAte)}): reabra-o primeiro.`;
  }
  return assinadaPor === quem.usuarioId ? 'Quem assinou não reabre: peça a outra pessoa do Financeiro.' : null;
}
