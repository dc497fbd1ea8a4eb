/** Exits and returns: what the program knows of them. */
import { defineModule } from '#platform/module/index.ts';
import { type AvisosBackground, tellAtrasos } from './fluxos.jobs.ts';
import { fluxosRoutes } from './fluxos.routes.ts';

export const fluxosModule = defineModule({
  tables: { bens_fluxos: { readBy: ['patrimonio'] }, bens_fluxos_avisos: {} },
  routes: fluxosRoutes,
  // Each hour from 7h: whoever was down at 7h tells when it is back; what was told is not told again.
  registerJobs(jobs, background: AvisosBackground) {
    jobs.register('avisar-bens-atrasados', () => tellAtrasos(background), { cron: '0 7-22 * * *' });
  },
  importSource: async () => (await import('./fluxos.import.ts')).fluxosImportSource,
  demo: async () => (await import('./fluxos.demo.ts')).fluxosDemo,
});
