/** Manifest of the dashboards of BI: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { DASHBOARD_FIELDS } from './dashboard.lists.ts';
import { ORIGEM_DO_BI } from './dashboard.rules.ts';
import { dashboardsContract } from './dashboards.contract.ts';
import { PAGINA_DO_BI } from './dashboards.name.ts';
import { dashboardsSection } from './dashboards.settings.ts';

export const dashboardsModule = defineModule({
  rotulo: PAGINA_DO_BI.titulo,
  contract: dashboardsContract,
  audit: { order: 150, tables: { dashboards: { rotulo: 'Dashboard', specs: DASHBOARD_FIELDS, nome: 'nome' } } },
  settings: [dashboardsSection],
  framingPages: [{ caminho: PAGINA_DO_BI.caminho, origem: ORIGEM_DO_BI }],
});
