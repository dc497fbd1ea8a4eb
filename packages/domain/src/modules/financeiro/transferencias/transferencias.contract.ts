/** Operations of transfers between accounts and the till. Source: issue 4 (transfers); decisions §2a; decision 023. */
import { filterInput, listInput, op, pageOutput, recordOps, totalsOutput } from '@sede/domain/contract';
import { PERGUNTAS_DA_DATA } from '../financeiro.datas.ts';
import { closedPeriodErrors } from '../financeiro.messages.ts';
import { confirmacaoData } from '../financeiro.schema.ts';
import {
  transferenciaFields,
  transferenciaSchema,
  transferenciasList,
  transferenciasSomas,
} from './transferencia.schema.ts';

const fechado = [closedPeriodErrors.periodo_fechado.code];

export const transferenciasContract = {
  ...recordOps({
    path: '/transferencias',
    permission: 'transferencias',
    nomes: { um: 'uma transferência', muitos: 'transferências' },
    record: transferenciaSchema,
    list: transferenciasList,
    fields: { ...transferenciaFields, ...confirmacaoData },
    errors: { save: [...fechado, ...PERGUNTAS_DA_DATA], remove: fechado },
  }),
  list: op('transferencias.ver', {
    method: 'GET',
    path: '/transferencias',
    summary: 'Lista transferências, uma página por vez, com a soma do que o filtro encontra.',
    input: listInput(transferenciasList),
    output: pageOutput(transferenciaSchema, transferenciasSomas),
  }),
  totals: op('transferencias.ver', {
    method: 'GET',
    path: '/transferencias/totais',
    summary: 'Conta e soma as transferências que o filtro encontra.',
    input: filterInput(transferenciasList.filtros, transferenciasList),
    output: totalsOutput(transferenciasSomas),
  }),
};
