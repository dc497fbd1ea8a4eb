/** The dashboards of BI, for code that may load zod. */
export { dashboardForm, dashboardSchema } from './dashboard.schema.ts';
export { dashboardsContract } from './dashboards.contract.ts';
