/** Binds the operations of exits and returns to their services, and the spreadsheet controle_de_fluxo. */
import {
  FLUXO_FIELDS,
  type Fluxo,
  fluxosMessages,
  SITUACAO_DO_FLUXO_ROTULOS,
} from '@sede/domain/modules/patrimonio/fluxos';
import { fluxosContract } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { routes } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply, fieldColumns } from '#platform/exports/index.ts';
import { listToldHistory } from '#platform/import/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { fluxos } from './fluxo.record.ts';
import { createFluxos, prorrogar, retornar, updateFluxo } from './fluxos.service.ts';

type Linha = Omit<Fluxo, 'pode'>;

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: FLUXO_FIELDS.bemId.rotulo, tipo: 'texto', valor: ({ nPatrimonio }) => nPatrimonio },
  { titulo: 'Tipo de objeto', tipo: 'texto', valor: ({ tipoObjeto }) => tipoObjeto },
  { titulo: 'Descrição', tipo: 'texto', valor: ({ descricaoBem }) => descricaoBem },
  ...fieldColumns<Linha>(FLUXO_FIELDS, ['responsavel', 'email', 'motivoMovimentacao', 'dataSaida', 'horaSaida']),
  ...fieldColumns<Linha>(FLUXO_FIELDS, ['previsao', 'estadoPatrimonio', 'dataRetorno', 'horaRetorno', 'estadoRetorno']),
  { titulo: 'Situação', tipo: 'texto', valor: ({ situacao }) => SITUACAO_DO_FLUXO_ROTULOS[situacao] },
  { titulo: 'Registrado por', tipo: 'texto', valor: ({ autor }) => autor },
];

export const fluxosRoutes = routes(
  fluxosContract,
  {
    ...readHandlers(fluxos),
    export: async (ctx, { formato, ordem, ...filter }) =>
      exportReply<Linha>(ctx, {
        ...{ formato, nome: 'controle_de_fluxo', titulo: fluxosMessages.titulo, columns: COLUNAS },
        rows: allRows(await fluxos.query(ctx, filter), ordem),
      }),
    historicoAnterior: (ctx, { id }) => listToldHistory(ctx, fluxos, id),
    create: createFluxos,
    retornar,
    update: updateFluxo,
    prorrogar,
  },
  { record: fluxos },
);
