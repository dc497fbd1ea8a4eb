/** Binds the operations of the waiting list; none of them is for whoever only reads, unless the reception's setting names them. */
import { listaEsperaContract } from '@sede/domain/modules/juridico/lista-espera/contract';
import { type ReadContext, routes } from '#platform/api/index.ts';
import { refuseConsulta } from '../atendimentos/index.ts';
import { esperas } from './espera.record.ts';
import { createEspera, removeEspera, updateEspera } from './lista-espera.service.ts';

/** Reads, for whoever schedules. */
const deQuemAgenda =
  <I, O>(read: (ctx: ReadContext, input: I) => Promise<O>) =>
  async (ctx: ReadContext, input: I): Promise<O> => {
    await refuseConsulta(ctx);
    return read(ctx, input);
  };

export const listaEsperaRoutes = routes(
  listaEsperaContract,
  {
    list: deQuemAgenda((ctx, input) => esperas.page(ctx, input, esperas.query(ctx, input))),
    totals: deQuemAgenda((ctx, filter) => esperas.totals(ctx, esperas.query(ctx, filter))),
    get: deQuemAgenda((ctx, { id }) => esperas.get(ctx, id)),
    history: deQuemAgenda((ctx, asked) => esperas.history(ctx, asked)),
    create: createEspera,
    update: updateEspera,
    remove: removeEspera,
  },
  { record: esperas },
);
