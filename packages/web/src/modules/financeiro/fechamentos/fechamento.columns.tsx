/** Columns of the year's months. Source: decisions §7 (Month closing). */
import { labelOfFinanceMonth } from '@sede/domain/kernel';
import { type MesFinanceiro, ROTULO_SITUACAO_MES, type SituacaoMes } from '@sede/domain/modules/financeiro/fechamentos';
import { type Column, DateText, InstantText, StatusTag, type Tone } from '#platform/ui/index.ts';

export const TOM_MES: Readonly<Record<SituacaoMes, Tone>> = {
  fechado: 'ok',
  aberto: 'wait',
  em_curso: 'info',
  futuro: 'neutral',
};

export const mesColumns: readonly Column<MesFinanceiro>[] = [
  { id: 'mes', header: 'Mês financeiro', strong: true, card: 'title', cell: (row) => labelOfFinanceMonth(row.mes) },
  {
    id: 'periodo',
    header: 'Período',
    card: 'subtitle',
    width: 220,
    cell: (row) => (
      <>
        <DateText value={row.inicio} /> a <DateText value={row.fim} />
      </>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 170,
    card: 'status',
    cell: (row) => <StatusTag tone={TOM_MES[row.situacao]} label={ROTULO_SITUACAO_MES[row.situacao]} />,
  },
  {
    id: 'fechamento',
    header: 'Último fechamento',
    cell: ({ fechamento }) =>
      fechamento ? (
        <>
          <InstantText value={fechamento.fechadoEm} /> · {fechamento.fechadoPorNome}
        </>
      ) : (
        '—'
      ),
  },
  {
    id: 'reabertura',
    header: 'Reabertura',
    wrap: true,
    cell: ({ fechamento }) =>
      fechamento?.motivoReabertura ? `${fechamento.reabertoPorNome}: ${fechamento.motivoReabertura}` : '—',
  },
];
