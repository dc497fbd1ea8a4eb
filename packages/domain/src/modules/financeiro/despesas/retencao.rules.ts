/**
 * Whether a month's retained tax was paid over, and by when it had to be.
 *
 * A month is the civil one of the payments ('2026-11'); a tax of it is due on day 20 of the next one. Amounts in centavos,
 * `hoje` is the clock's day in São Paulo. What is recorded with less than is owed now (something was retained later) is
 * still to be paid over. Source: issue 4 (retained taxes listed as owed); decision 032.
 */
import {
  addFinanceMonths,
  type CalendarDate,
  type Centavos,
  clampDate,
  formatDataBr,
  formatReais,
} from '@sede/domain/kernel';

export const RECOLHIMENTOS = ['a_recolher', 'atrasado', 'recolhido'] as const;
export type Recolhimento = (typeof RECOLHIMENTOS)[number];
export const RECOLHIMENTO_ROTULOS: Readonly<Record<Recolhimento, string>> = {
  a_recolher: 'A recolher, no prazo',
  atrasado: 'A recolher, em atraso',
  recolhido: 'Recolhido',
};
const DIA_DO_PRAZO = 20;

/** '2026-11' → 2026-12-20, whatever day of the week. */
export const prazoDoRecolhimento = (mes: string): CalendarDate =>
  clampDate(`${addFinanceMonths(mes, 1)}-${DIA_DO_PRAZO}`);

export interface EstadoRecolhimento {
  mes: string;
  /** Retained in the month, of this tax. */
  devido: Centavos;
  recolhido: { data: CalendarDate; valor: Centavos } | null;
}

/** What is still to be paid over. */
const faltaRecolher = ({ devido, recolhido }: EstadoRecolhimento): Centavos =>
  Math.max(0, devido - (recolhido?.valor ?? 0));

export function situacaoRecolhimento(estado: EstadoRecolhimento, hoje: CalendarDate): Recolhimento {
  if (faltaRecolher(estado) === 0) return 'recolhido';
  return hoje > prazoDoRecolhimento(estado.mes) ? 'atrasado' : 'a_recolher';
}

/** 'A recolher até 20/12/2026', 'A recolher, venceu em 20/10/2026', 'Recolhido em 18/11/2026', 'Faltam R$ 2,00, …'. */
export function textoRecolhimento(estado: EstadoRecolhimento, hoje: CalendarDate): string {
  const { mes, recolhido } = estado;
  const prazo = formatDataBr(prazoDoRecolhimento(mes));
  const situacao = situacaoRecolhimento(estado, hoje);
  if (recolhido && situacao === 'recolhido') {
    const tarde = recolhido.data > prazoDoRecolhimento(mes) ? `, depois do prazo (${prazo})` : '';
    return `Recolhido em ${formatDataBr(recolhido.data)}${tarde}`;
  }
  const quando = situacao === 'atrasado' ? `venceu em ${prazo}` : `até ${prazo}`;
  if (recolhido) return `Faltam ${formatReais(faltaRecolher(estado))}, ${quando}`;
  return situacao === 'atrasado' ? `A recolher, ${quando}` : `A recolher ${quando}`;
}
