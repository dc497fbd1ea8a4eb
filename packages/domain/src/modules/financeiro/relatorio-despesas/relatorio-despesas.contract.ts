/** Operations of the expense report. Source: spec 1 §2.12; decisions §2a, §7. */
import { exportInput, fileOutput, filterInput, listInput, op, pageOutput, totalsOutput } from '@sede/domain/contract';
import {
  lancamentoDespesaSchema,
  lancamentosDespesaList,
  lancamentosFiltros,
  somaSchema,
} from './lancamento.schema.ts';

export const relatorioDespesasContract = {
  list: op('despesas.ver', {
    method: 'GET',
    path: '/relatorio-despesas',
    summary: 'Linhas do relatório: por vencimento uma por despesa, por caixa uma por pagamento e uma por estorno.',
    input: listInput(lancamentosDespesaList),
    output: pageOutput(lancamentoDespesaSchema, somaSchema),
  }),
  totals: op('despesas.ver', {
    method: 'GET',
    path: '/relatorio-despesas/totais',
    summary: 'Conta e soma as linhas que o filtro encontra.',
    input: filterInput(lancamentosFiltros, lancamentosDespesaList),
    output: totalsOutput(somaSchema),
  }),
  export: op('despesas.exportar', {
    method: 'GET',
    path: '/relatorio-despesas/exportar',
    summary: 'Planilha despesas.xlsx (ou .csv) das linhas do relatório, com a base de datas no título.',
    input: exportInput(lancamentosDespesaList),
    output: fileOutput(),
    raw: 'download',
  }),
};
