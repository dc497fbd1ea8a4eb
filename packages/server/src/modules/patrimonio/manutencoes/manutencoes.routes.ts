/** Binds the operations of maintenances to their services, and the spreadsheet historico_manutencao. */
import { MANUTENCAO_FIELDS, type Manutencao, manutencoesMessages } from '@sede/domain/modules/patrimonio/manutencoes';
import { manutencoesContract } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { routes } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { listToldHistory } from '#platform/import/index.ts';
import { readHandlers, readingOf } from '#platform/records/index.ts';
import { manutencoes } from './manutencao.record.ts';
import { removerAnexo } from './manutencoes.anexos.ts';
import { createManutencao, encerrar, updateManutencao } from './manutencoes.service.ts';
import { listDespesas, readManutencao } from './manutencoes.views.ts';

type Linha = Omit<Manutencao, 'pode'>;

/** As the text orders them, then ours. */
const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: MANUTENCAO_FIELDS.bemId.rotulo, tipo: 'texto', valor: ({ nPatrimonio }) => nPatrimonio },
  ...fieldColumns<Linha>(MANUTENCAO_FIELDS, ['responsavel', 'descricaoProblema', 'dataManutencao', 'dataRetorno']),
  ...fieldColumns<Linha>(MANUTENCAO_FIELDS, ['tipoObjeto', 'resultado']),
  { titulo: 'Despesa', tipo: 'texto', valor: ({ despesa }) => despesa },
  { titulo: 'Custo', tipo: 'dinheiro', valor: ({ custo }) => custo },
  { titulo: 'Registrada por', tipo: 'texto', valor: ({ autor }) => autor },
];

export const manutencoesRoutes = routes(
  manutencoesContract,
  {
    ...readHandlers(manutencoes),
    export: async (ctx, { formato, ordem, ...filter }) =>
      exportReply<Linha>(ctx, {
        ...{ formato, nome: 'historico_manutencao', titulo: manutencoesMessages.titulo, columns: COLUNAS },
        rows: allRows(await manutencoes.query(ctx, filter), ordem),
      }),
    despesas: listDespesas,
    get: (ctx, { id }) => readManutencao(ctx, id),
    reading: (ctx, { id }) => readingOf(manutencoes, ctx, id, readManutencao(ctx, id)),
    historicoAnterior: (ctx, { id }) => listToldHistory(ctx, manutencoes, id),
    create: createManutencao,
    encerrar,
    update: updateManutencao,
    removerAnexo,
  },
  { record: manutencoes },
);
