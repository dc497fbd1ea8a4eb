/** Binds the events' operations to their services. */
import { EVENTO_FIELDS, type Evento } from '@sede/domain/modules/financeiro/eventos';
import { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { documentoNames } from '../documentos/index.ts';
import { createEvento, desabilitarEvento, habilitarEvento, removeEvento, updateEvento } from './eventos.service.ts';
import { type EventosFilter, eventosOptions, eventosQuery, getEvento } from './eventos.views.ts';

export const eventosRoutes = routes(eventosContract, {
  ...recordReads<Evento, EventosFilter>({
    modulo: 'eventos',
    tabela: 'eventos',
    nome: 'eventos',
    titulo: 'Eventos',
    fields: { ...EVENTO_FIELDS, nomeDocumento: { rotulo: 'Documento', tipo: 'texto' } },
    exporta: [
      'tipo',
      'nome',
      'areas',
      'descricao',
      'dataInicio',
      'dataFim',
      'publicosAlvo',
      'responsaveis',
      'nomeDocumento',
      'desabilitado',
    ],
    query: eventosQuery,
    names: documentoNames,
  }),
  get: (ctx, { id }) => getEvento(ctx.db, id),
  create: createEvento,
  update: updateEvento,
  remove: removeEvento,
  habilitar: habilitarEvento,
  desabilitar: desabilitarEvento,
  options: (ctx, input) => eventosOptions(ctx.db, input),
});
