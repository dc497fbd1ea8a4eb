/** Binds the transfers' operations to their services. */
import { CAIXA, TRANSFERENCIA_FIELDS, transferenciasMessages } from '@sede/domain/modules/financeiro/transferencias';
import { transferenciasContract } from '@sede/domain/modules/financeiro/transferencias/contract';
import { routes } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { type TransferenciaLinha, transferencias } from './transferencia.record.ts';
import { createTransferencia, removeTransferencia, updateTransferencia } from './transferencias.service.ts';

const FIELDS = TRANSFERENCIA_FIELDS;
const columns: readonly ExportColumn<TransferenciaLinha>[] = [
  ...fieldColumns<TransferenciaLinha>(FIELDS, ['data']),
  { titulo: FIELDS.idContaOrigem.rotulo, tipo: 'texto', valor: (row) => row.contaOrigem ?? CAIXA },
  { titulo: FIELDS.idContaDestino.rotulo, tipo: 'texto', valor: (row) => row.contaDestino ?? CAIXA },
  ...fieldColumns<TransferenciaLinha>(FIELDS, ['valor', 'numeroDocumento', 'descricao']),
];

export const transferenciasRoutes = routes(
  transferenciasContract,
  {
    ...readHandlers(transferencias),
    async export(ctx, { formato, ordem, ...filter }) {
      return exportReply<TransferenciaLinha>(ctx, {
        formato,
        nome: 'transferencias',
        titulo: transferenciasMessages.titulo,
        columns,
        rows: allRows(await transferencias.query(ctx, filter), ordem),
      });
    },
    create: createTransferencia,
    update: updateTransferencia,
    remove: removeTransferencia,
  },
  { record: transferencias },
);
