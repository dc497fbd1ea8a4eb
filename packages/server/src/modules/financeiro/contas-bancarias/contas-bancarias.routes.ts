/** Binds the bank accounts' operations to their services. */
import {
  CONTA_FIELDS,
  CONTA_READ_FIELDS,
  type ContaBancaria,
  contasMessages,
  type Movimento,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { readPage, readTotals } from '#platform/db/list/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { createConta, desabilitarConta, habilitarConta, removeConta, updateConta } from './contas-bancarias.service.ts';
import { type ContasFilter, contasOptions, contasQuery, readConta } from './contas-bancarias.views.ts';
import { contaDoExtrato, exportarExtrato, extratoQuery, readResumo } from './extrato.ts';

const { export: exportar } = recordReads<ContaBancaria, ContasFilter>({
  modulo: 'contasBancarias',
  tabela: 'contas_bancarias',
  nome: 'contas bancarias',
  titulo: contasMessages.titulo,
  fields: CONTA_READ_FIELDS,
  exporta: [
    'nome',
    'tipo',
    'codigoBanco',
    'banco',
    'agencia',
    'conta',
    'dataSaldoInicial',
    'saldoInicial',
    'saldo',
    'desabilitado',
  ],
  query: contasQuery,
});

export const contasBancariasRoutes = routes(contasBancariasContract, {
  list: ({ db, today }, input) => readPage<ContaBancaria, { saldo: number }>(db, input, contasQuery(input, today)),
  totals: ({ db, today }, filter) => readTotals<{ saldo: number }>(db, contasQuery(filter, today)),
  export: exportar,
  get: (ctx, { id }) => readConta(ctx, id),
  async history(ctx, { id }) {
    await contaDoExtrato(ctx.db, id);
    const tables = { contas_bancarias: CONTA_FIELDS };
    return readHistory(ctx.db, { modulo: 'contasBancarias', registroId: id, tables });
  },
  create: createConta,
  update: updateConta,
  remove: removeConta,
  habilitar: habilitarConta,
  desabilitar: desabilitarConta,
  options: ({ db }, input) => contasOptions(db, input),
  async extrato({ db }, input) {
    const { conta } = await contaDoExtrato(db, input.conta);
    return readPage<Movimento, { entrada: number; saida: number }>(db, input, extratoQuery({ ...input, conta }));
  },
  resumo: ({ db }, periodo) => readResumo(db, periodo),
  exportarExtrato,
});
