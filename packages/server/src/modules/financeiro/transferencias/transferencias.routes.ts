/** Binds the transfers' operations to their services. */
import { CAIXA, TRANSFERENCIA_FIELDS, transferenciasMessages } from '@sede/domain/modules/financeiro/transferencias';
import { transferenciasContract } from '@sede/domain/modules/financeiro/transferencias/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { allRows, readPage, readTotals } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { createTransferencia, removeTransferencia, updateTransferencia } from './transferencias.service.ts';
import {
  nomesDasContas,
  readTransferencia,
  type TransferenciaLinha,
  toTransferencia,
  transferenciasQuery,
} from './transferencias.views.ts';

const FIELDS = TRANSFERENCIA_FIELDS;
const columns: readonly ExportColumn<TransferenciaLinha>[] = [
  ...fieldColumns<TransferenciaLinha>(FIELDS, ['data']),
  { titulo: FIELDS.idContaOrigem.rotulo, tipo: 'texto', valor: (row) => row.contaOrigem ?? CAIXA },
  { titulo: FIELDS.idContaDestino.rotulo, tipo: 'texto', valor: (row) => row.contaDestino ?? CAIXA },
  ...fieldColumns<TransferenciaLinha>(FIELDS, ['valor', 'numeroDocumento', 'descricao']),
];

export const transferenciasRoutes = routes(transferenciasContract, {
  async list({ db, actor }, input) {
    const page = await readPage<TransferenciaLinha, { valor: number }>(db, input, transferenciasQuery(input));
    return { ...page, itens: page.itens.map((linha) => toTransferencia(linha, actor)) };
  },
  totals: ({ db }, filter) => readTotals<{ valor: number }>(db, transferenciasQuery(filter)),
  get: (ctx, { id }) => readTransferencia(ctx, id),
  export: (ctx, { formato, ordem, ...filter }) =>
    exportReply<TransferenciaLinha>(ctx, {
      formato,
      nome: 'transferencias',
      titulo: transferenciasMessages.titulo,
      columns,
      rows: allRows(transferenciasQuery(filter), ordem),
    }),
  async history(ctx, { id }) {
    await readTransferencia(ctx, id);
    const tables = { transferencias: FIELDS };
    const names = (ids: string[]) => nomesDasContas(ctx.db, ids);
    return readHistory(ctx.db, { modulo: 'transferencias', registroId: id, tables, names });
  },
  create: createTransferencia,
  update: updateTransferencia,
  remove: removeTransferencia,
});
