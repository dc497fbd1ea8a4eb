import type { DespesasDoBeneficiario } from '@sede/domain/modules/financeiro/despesas';
import { type BarSeries, BarsFigure } from '#platform/ui/charts.ts';
import { Nothing } from '#platform/ui/reading.ts';

const SERIES: readonly BarSeries[] = [
  { id: 'pago', label: 'Pago', colour: 'var(--chart-3)' },
  { id: 'estornado', label: 'Estornado', colour: 'var(--chart-2)' },
];

/** What was paid to a beneficiary, by year of the payment. */
export function PagamentosPorAno({ anos }: Pick<DespesasDoBeneficiario, 'anos'>) {
  if (anos.length === 0) return <Nothing>Nenhum pagamento até agora.</Nothing>;
  const estornos = anos.some(({ estornado }) => estornado > 0);
  return (
    <BarsFigure
      title="Pagamentos por ano"
      note="por data do pagamento"
      file="pagamentos-por-ano"
      series={estornos ? SERIES : SERIES.slice(0, 1)}
      rows={[...anos].reverse().map(({ ano, pago, estornado }) => ({
        id: String(ano),
        label: String(ano),
        values: { pago, estornado },
      }))}
      rowHeader="Ano"
    />
  );
}
