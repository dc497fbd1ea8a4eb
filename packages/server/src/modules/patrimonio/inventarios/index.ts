/** Inventories of assets: what the program knows of them. */
import { inventariosErrors } from '@sede/domain/modules/patrimonio/inventarios';
import { defineModule } from '#platform/module/index.ts';
import { inventariosRoutes } from './inventarios.routes.ts';

export const inventariosModule = defineModule({
  tables: {
    inventarios: {},
    inventarios_bens: {},
    inventarios_leituras: { readBy: ['patrimonio'] },
    inventarios_decisoes: { readBy: ['patrimonio'] },
  },
  routes: inventariosRoutes,
  demo: async () => (await import('./inventarios.demo.ts')).inventariosDemo,
  // Whatever the service asks before, the end holds.
  guards: [{ sqlstate: 'SI001', refusal: () => inventariosErrors.ja_encerrado() }],
});
