/**
 * 'projecao geral.xlsx' (or .csv): a row a month, a Total row a year; one year or all. The sheet says which date counts.
 * Source: spec 1 §2.17; decisions §6 (Spreadsheet exports), §7 (Which date counts).
 */
import type { InputOf } from '@sede/domain/contract';
import { labelOfFinanceMonth } from '@sede/domain/kernel';
import { type AnoProjetado, type Base, type Fluxo, PROJECAO_FIELDS } from '@sede/domain/modules/financeiro/projecao';
import type { projecaoContract } from '@sede/domain/modules/financeiro/projecao/contract';
import type { RawContext } from '#platform/api/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { readProjecao } from './projecao.views.ts';

interface Linha extends Fluxo {
  ano: number;
  periodo: string;
  saldo: number;
  acumulado: number | null;
  previstas: number;
  comPrevistas: number | null;
}
const TITULOS: Record<Base, string> = { data: 'Projeção por vencimento', caixa: 'Projeção por caixa' };
const columns = fieldColumns<Linha>(PROJECAO_FIELDS, [
  'ano',
  'periodo',
  'creditadas',
  'aCreditar',
  'liquidadas',
  'aLiquidar',
  'saldo',
  'acumulado',
  'previstas',
  'comPrevistas',
]);

const linhasDoAno = ({ ano, meses, total }: AnoProjetado): Linha[] => [
  ...meses.map((mes) => ({ ...mes, ano, periodo: labelOfFinanceMonth(mes.mes) })),
  { ...total, ano, periodo: 'Total', acumulado: null, comPrevistas: null },
];

export async function exportProjecao(ctx: RawContext, { base, formato, ano }: InputOf<typeof projecaoContract.export>) {
  const { anos } = await readProjecao(ctx, base);
  const wanted = ano === undefined ? anos : anos.filter((one) => one.ano === ano);
  return exportReply<Linha>(ctx, {
    formato,
    nome: 'projecao geral',
    titulo: TITULOS[base],
    columns,
    rows: wanted.flatMap(linhasDoAno),
  });
}
