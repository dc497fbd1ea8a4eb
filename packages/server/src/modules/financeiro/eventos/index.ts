/** Events: what the program knows of them, and the reference for records that name one. */
import { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { eventos } from './eventos.record.ts';
import { vinculo } from './eventos.vinculo.ts';

export { EVENTO_REFERENCIA } from './eventos.record.ts';

export const eventosModule = defineModule({
  tables: { eventos: { readBy: ['financeiro', 'contratos'] } },
  routes: routes(eventosContract, registerHandlers(eventos, { prepare: vinculo, ownReferences: true }), {
    record: eventos,
  }),
  search: registerSearch(eventos, { detail: 'dataInicio' }),
  importSource: async () => (await import('./eventos.import.ts')).eventosImportSource,
  demo: async () => (await import('./eventos.demo.ts')).eventosDemo,
});
