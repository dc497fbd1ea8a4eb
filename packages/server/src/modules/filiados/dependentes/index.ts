/** Dependents: operations for the composition root; what the rest of the area does to one goes through here. */
import { defineModule } from '#platform/module/index.ts';
import { dependentesAttachments } from './dependentes.anexos.ts';
import { dependentesRoutes } from './dependentes.routes.ts';
import { dependentesSource } from './dependentes.search.ts';

export { dependentes, searchDependentes } from './dependente.record.ts';

export const dependentesModule = defineModule({
  tables: {
    dependentes: {
      readBy: ['filiados', 'comunicacao'],
      writtenBy: ['filiados/pedidos-filiacao', 'filiados/duplicados'],
    },
    dependentes_anexos: { readBy: ['filiados'], writtenBy: ['filiados/duplicados'] },
  },
  routes: dependentesRoutes,
  search: dependentesSource,
  attachments: dependentesAttachments,
  importSource: async () => (await import('./dependentes.import.ts')).dependentesImportSource,
  demo: async () => (await import('./dependentes.demo.ts')).dependentesDemo,
});
