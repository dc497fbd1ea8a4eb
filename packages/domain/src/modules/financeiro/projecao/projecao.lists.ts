/** Words of the projection, for tables and spreadsheet. No zod. Source: spec 1 §2.17; decisions §7 (Projection). */
import type { FieldSpecs } from '@sede/domain/kernel';
import type { Base } from '../financeiro.lists.ts';

/** What has happened counts on its cash date by cash; what is expected counts on its due date either way. */
export const BASE_GERAL_ROTULOS: Readonly<Record<Base, string>> = {
  data: 'Por vencimento',
  caixa: 'Por caixa',
};

export const PROJECAO_FIELDS = {
  ano: { rotulo: 'Ano', tipo: 'inteiro' },
  periodo: { rotulo: 'Mês', tipo: 'texto' },
  creditadas: { rotulo: 'Receitas creditadas', tipo: 'dinheiro' },
  aCreditar: { rotulo: 'Receitas a creditar', tipo: 'dinheiro' },
  liquidadas: { rotulo: 'Despesas liquidadas', tipo: 'dinheiro' },
  aLiquidar: { rotulo: 'Despesas a liquidar', tipo: 'dinheiro' },
  saldo: { rotulo: 'Saldo do mês', tipo: 'dinheiro' },
  acumulado: { rotulo: 'Saldo acumulado', tipo: 'dinheiro' },
  previstas: { rotulo: 'Recorrentes previstas', tipo: 'dinheiro' },
  comPrevistas: { rotulo: 'Acumulado com previstas', tipo: 'dinheiro' },
} as const satisfies FieldSpecs;

/** What the recurring expenses' columns are, on screen and on paper. */
export const NOTA_PREVISTAS =
  'Recorrentes previstas são meses de despesas recorrentes que ninguém registrou ainda: não estão em a liquidar nem nos saldos, só em "Acumulado com previstas".';
