/** Binds the operations of the waiting list. */
import { listaEsperaContract } from '@sede/domain/modules/juridico/lista-espera/contract';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { esperas } from './espera.record.ts';
import { createEspera, removeEspera, updateEspera } from './lista-espera.service.ts';

export const listaEsperaRoutes = routes(
  listaEsperaContract,
  {
    ...listHandlers(esperas),
    get: (ctx, { id }) => esperas.get(ctx, id),
    history: (ctx, asked) => esperas.history(ctx, asked),
    create: createEspera,
    update: updateEspera,
    remove: removeEspera,
  },
  { record: esperas },
);
