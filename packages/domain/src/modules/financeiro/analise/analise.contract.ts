/** Operation of the analysis of expenses; its table is the report's list. Source: spec 1 §2.14; decisions §7. */
import { filterInput, op } from '@sede/domain/contract';
import { fatiasSchema } from '../financeiro.schema.ts';
import { lancamentosDespesaList } from '../relatorio-despesas/lancamento.schema.ts';
import { analiseInput } from './analise.schema.ts';

export const analiseContract = {
  ler: op('despesas.ver', {
    method: 'GET',
    path: '/analise',
    whole: true,
    summary: "Soma por item, tipo ou centro de custo o que o filtro encontra: as 30 maiores fatias e 'Outros'.",
    input: filterInput(analiseInput, lancamentosDespesaList),
    output: fatiasSchema,
  }),
};
