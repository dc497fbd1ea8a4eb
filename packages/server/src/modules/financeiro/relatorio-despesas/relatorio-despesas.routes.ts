/** Binds the expense report's operations: lines, totals, and despesas.xlsx, whose sheet says which date counts. */
import {
  type Base,
  LANCAMENTO_DESPESA_FIELDS,
  type LancamentoDespesa,
} from '@sede/domain/modules/financeiro/relatorio-despesas';
import { relatorioDespesasContract } from '@sede/domain/modules/financeiro/relatorio-despesas/contract';
import { routes } from '#platform/api/index.ts';
import { allRows, readPage, readTotals } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { lancamentosQuery } from './lancamentos.ts';

type Soma = { valor: number };
const TITULOS: Record<Base, string> = { data: 'Despesas por vencimento', caixa: 'Despesas por caixa' };
const columns = fieldColumns<LancamentoDespesa>(LANCAMENTO_DESPESA_FIELDS, [
  'data',
  'lancamento',
  'tipoDespesa',
  'itemDespesa',
  'nomeBeneficiario',
  'centroCusto',
  'descricao',
  'parcela',
  'tipoDocumento',
  'numeroDocumento',
  'dataLiquidacaoPagamento',
  'valor',
]);

export const relatorioDespesasRoutes = routes(relatorioDespesasContract, {
  async list(ctx, input) {
    return readPage<LancamentoDespesa, Soma>(ctx.db, input, await lancamentosQuery(ctx, input));
  },
  async totals(ctx, filter) {
    return readTotals<Soma>(ctx.db, await lancamentosQuery(ctx, filter));
  },
  async export(ctx, { formato, ordem, ...filter }) {
    return exportReply<LancamentoDespesa>(ctx, {
      formato,
      nome: 'despesas',
      titulo: TITULOS[filter.base],
      columns,
      rows: allRows(await lancamentosQuery(ctx, filter), ordem),
    });
  },
});
