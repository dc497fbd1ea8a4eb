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
  async list({ db, today }, input) {
    return readPage<LancamentoDespesa, Soma>(db, input, await lancamentosQuery(db, input, today));
  },
  async totals({ db, today }, filter) {
    return readTotals<Soma>(db, await lancamentosQuery(db, filter, today));
  },
  async export(ctx, { formato, ordem, ...filter }) {
    return exportReply<LancamentoDespesa>(ctx, {
      formato,
      nome: 'despesas',
      titulo: TITULOS[filter.base],
      columns,
      rows: allRows(await lancamentosQuery(ctx.db, filter, ctx.today), ordem),
    });
  },
});
