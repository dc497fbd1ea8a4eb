/** Employees: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { funcionariosRoutes } from './funcionarios.routes.ts';
import { funcionariosSource } from './funcionarios.search.ts';

export const funcionariosModule = defineModule({
  routes: funcionariosRoutes,
  search: funcionariosSource,
  importSource: async () => (await import('./funcionarios.importacao.ts')).funcionariosImportSource,
});
