/** The dashboards of BI: operations for the composition root. */
import { dashboardsContract } from '@sede/domain/modules/bi/dashboards/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { dashboards } from './dashboard.record.ts';
import { createDashboard, readAtivos, refuseConsulta, removeDashboard, updateDashboard } from './dashboards.service.ts';

export const dashboardsModule = defineModule({
  tables: { dashboards: {} },
  routes: routes(
    dashboardsContract,
    {
      ativos: readAtivos,
      get: (ctx, { id }) => dashboards.get(ctx, id),
      history: (ctx, asked) => dashboards.history(ctx, asked),
      create: createDashboard,
      update: updateDashboard,
      remove: removeDashboard,
    },
    { record: dashboards, undoAsks: { remove: refuseConsulta } },
  ),
  importSource: async () => (await import('./dashboards.import.ts')).dashboardsImportSource,
  demo: async () => (await import('./dashboards.demo.ts')).dashboardsDemo,
});
