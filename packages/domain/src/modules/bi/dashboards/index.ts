/** The dashboards of BI: what server and screens use without zod. */
export { ALTURA_DO_QUADRO, DASHBOARD_FIELDS, MAX_NOME_DO_DASHBOARD } from './dashboard.lists.ts';
export { enderecoDoRelatorio, motivoNaoEditar } from './dashboard.rules.ts';
export type { Dashboard } from './dashboard.schema.ts';
export { dashboardsErrors, dashboardsMessages } from './dashboards.messages.ts';
export { PAGINA_DO_BI } from './dashboards.name.ts';
export { dashboardsSettings } from './dashboards.settings.ts';
