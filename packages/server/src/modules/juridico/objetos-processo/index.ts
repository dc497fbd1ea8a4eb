/** Case objects: what the program knows of them. */
import { objetosProcessoContract } from '@sede/domain/modules/juridico/objetos-processo/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers } from '#platform/register/index.ts';
import { objetosProcesso } from './objetos-processo.record.ts';

export { findObjeto, OBJETO_REFERENCIA } from './objetos-processo.record.ts';

export const objetosProcessoModule = defineModule({
  tables: { objetos_processo: { readBy: ['juridico'] } },
  routes: routes(objetosProcessoContract, registerHandlers(objetosProcesso), { record: objetosProcesso }),
  importSource: async () => (await import('./objetos-processo.import.ts')).objetosProcessoImportSource,
  demo: async () => (await import('./objetos-processo.demo.ts')).objetosProcessoDemo,
});
