/** Maintenances: what the program knows of them. */
import { defineModule } from '#platform/module/index.ts';
import { manutencoesAttachments } from './manutencoes.anexos.ts';
import { manutencoesRoutes } from './manutencoes.routes.ts';

export const manutencoesModule = defineModule({
  tables: { bens_manutencoes: { readBy: ['patrimonio'] }, bens_manutencoes_anexos: {} },
  routes: manutencoesRoutes,
  attachments: manutencoesAttachments,
  importSource: async () => (await import('./manutencoes.import.ts')).manutencoesImportSource,
  demo: async () => (await import('./manutencoes.demo.ts')).manutencoesDemo,
});
