/** What can be done with a deadline now, and what its count asks for. Source: decisions-legal (Prazos). */
import { DATA_INVALIDA, isCalendarDate, OBRIGATORIO } from '@sede/domain/kernel';
import { type Contagem, MAX_DIAS } from './contagem.rules.ts';
import type { EstadoDoPrazo } from './prazo.lists.ts';
import type { MotivoDoPrazo } from './prazos.messages.ts';

/** An end is an end: nothing is done with a deadline that was met or cancelled. */
export const motivoPrazoEncerrado = ({ estado }: { estado: EstadoDoPrazo }): MotivoDoPrazo | null => {
  if (estado === 'Aberto') return null;
  return estado === 'Cumprido' ? 'cumprido' : 'cancelado';
};

const faltaData = (data: string | null) => (data === null ? OBRIGATORIO : isCalendarDate(data) ? null : DATA_INVALIDA);
const faltaDias = (dias: number | null) => {
  if (dias === null) return OBRIGATORIO;
  if (!Number.isInteger(dias) || dias < 1) return 'No mínimo 1.';
  return dias > MAX_DIAS ? `No máximo ${MAX_DIAS.toLocaleString('pt-BR')}.` : null;
};

/** By field, what keeps the deadline from being counted. */
export function faltasDaContagem({
  tipoContagem,
  publicacao,
  dias,
  vencimento,
}: Contagem): Partial<Record<'publicacao' | 'dias' | 'vencimento', string>> {
  const todas =
    tipoContagem === 'data certa'
      ? { vencimento: faltaData(vencimento) }
      : { publicacao: faltaData(publicacao), dias: faltaDias(dias) };
  return Object.fromEntries(Object.entries(todas).filter(([, falta]) => falta !== null));
}

/** What is kept: a fixed day has no count, a count no day of its own. */
export const contagemGuardada = <C extends Contagem>(contagem: C): Pick<Contagem, 'publicacao' | 'dias'> =>
  contagem.tipoContagem === 'data certa'
    ? { publicacao: null, dias: null }
    : { publicacao: contagem.publicacao, dias: contagem.dias };
