/** Authorities: operations for the composition root. */
import { autoridadesErrors } from '@sede/domain/modules/sindical/autoridades';
import { defineModule } from '#platform/module/index.ts';
import { autoridadesRoutes } from './autoridades.routes.ts';
import { autoridadesSource } from './autoridades.search.ts';
import { autoridadesAttachments } from './autoridades.views.ts';

export { autoridades } from './autoridade.record.ts';
export { holdAutoridade, namesOfAutoridades } from './autoridades.store.ts';
export { openParaFicha } from './autoridades.views.ts';

export const autoridadesModule = defineModule({
  tables: { autoridades: {}, autoridades_cargos: {}, autoridades_anexos: {} },
  routes: autoridadesRoutes,
  search: autoridadesSource,
  attachments: autoridadesAttachments,
  // Two saves that reach the database beside each other would both tick one.
  guards: [{ constraint: 'autoridades_cargos_um_atual', refusal: () => autoridadesErrors.um_atual() }],
  wordsInUse: {
    partidos: { table: 'autoridades', column: 'partido' },
    religioes: { table: 'autoridades', column: 'religiao' },
  },
  importSource: async () => (await import('./autoridades.import.ts')).autoridadesImportSource,
  demo: async () => (await import('./autoridades.demo.ts')).autoridadesDemo,
});
