/**
 * What a contract is today and what may be done with it. Days are calendar dates of São Paulo; nothing of this is stored.
 *
 * Each rule of a possible act answers why not, or null. Source: spec 3 §3, §4; decisions §9; decisions-sindical-contratos-patrimonio
 * (State); invariants C2, C3.
 */
import { type CalendarDate, diffDays, formatContagem, formatDataBr } from '@sede/domain/kernel';
import { DIAS_PARA_VENCER, DIAS_URGENTES, DIAS_VENCEM_LOGO, type SituacaoDoContrato } from './contrato.lists.ts';

interface ComVigencia {
  situacao: SituacaoDoContrato;
  dataFim: CalendarDate | null;
}

/** 'vence em 30 dias', 'vence em 1 dia', 'vence hoje', 'venceu em 02/03/2026'. */
export function textoDoFim(dataFim: CalendarDate, hoje: CalendarDate): string {
  const dias = diffDays(hoje, dataFim);
  if (dias < 0) return `venceu em ${formatDataBr(dataFim)}`;
  if (dias === 0) return 'vence hoje';
  return `vence em ${formatContagem(dias, 'dia', 'dias')}`;
}

export type EstadoDaVigencia = 'vigente' | 'vence' | 'urgente' | 'venceu' | 'encerrado';

/** As it is shown: 'Vigente', 'Vence em 12 dias', 'Venceu em 02/03/2026', 'Encerrado'; 'urgente' in the last week. */
export function situacaoMostrada(
  { situacao, dataFim }: ComVigencia,
  hoje: CalendarDate,
): { estado: EstadoDaVigencia; rotulo: string } {
  if (situacao === 'Encerrado') return { estado: 'encerrado', rotulo: 'Encerrado' };
  if (dataFim === null) return { estado: 'vigente', rotulo: 'Vigente' };
  const dias = diffDays(hoje, dataFim);
  if (dias > DIAS_PARA_VENCER) return { estado: 'vigente', rotulo: 'Vigente' };
  const rotulo = textoDoFim(dataFim, hoje).replace(/^v/, 'V');
  if (dias < 0) return { estado: 'venceu', rotulo };
  if (dias > DIAS_VENCEM_LOGO) return { estado: 'vigente', rotulo };
  return { estado: dias <= DIAS_URGENTES ? 'urgente' : 'vence', rotulo };
}

/** How much of the term is over, 0 to 1; null without both days. */
export function decorrido(
  { dataInicio, dataFim }: { dataInicio: CalendarDate | null; dataFim: CalendarDate | null },
  hoje: CalendarDate,
): number | null {
  if (dataInicio === null || dataFim === null) return null;
  const total = diffDays(dataInicio, dataFim) + 1;
  return total <= 0 ? 1 : Math.min(1, Math.max(0, (diffDays(dataInicio, hoje) + 1) / total));
}

const em =
  (...situacoes: readonly SituacaoDoContrato[]) =>
  ({ situacao }: { situacao: SituacaoDoContrato }): SituacaoDoContrato | null =>
    situacoes.includes(situacao) ? null : situacao;

export const motivoNaoEditarContrato = em('Vigente');
export const motivoNaoEncerrarContrato = em('Vigente');
export const motivoNaoReabrirContrato = em('Encerrado');
/** A closed one takes notes. */
export const motivoNaoAnotarContrato = em('Vigente', 'Encerrado');
export const motivoNaoExcluirContrato = em('Vigente', 'Encerrado');
