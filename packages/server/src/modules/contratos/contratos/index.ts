/** Contracts: operations for the composition root, and what records that link to one ask for. */
import { defineModule } from '#platform/module/index.ts';
import type { Reference } from '#platform/records/index.ts';
import { type AlertasBackground, alertContratos } from './alertas.jobs.ts';
import { contratosAttachments } from './contratos.anexos.ts';
import { contratosRoutes } from './contratos.routes.ts';
import { contratosSource } from './contratos.search.ts';

export { movimentadoDe } from './contrato.record.ts';
export { holdContrato } from './contratos.store.ts';

/** For registers that show one by its name; whoever links to it asks `holdContrato`, since a contract is deleted, not disabled. */
export const CONTRATO_REFERENCIA: Reference = { tabela: 'contratos', nome: 'O contrato' };

export const contratosModule = defineModule({
  tables: {
    contratos: { readBy: ['financeiro'] },
    contratos_cnpjs: { readBy: ['financeiro'] },
    contratos_emails: {},
    contratos_anexos: {},
    contratos_observacoes: {},
    contratos_aditivos: {},
    contratos_alertas: {},
    contratos_alertas_mensagens: {},
    contratos_contador: {},
  },
  routes: contratosRoutes,
  search: contratosSource,
  attachments: contratosAttachments,
  // At 7h and at each start, and each hour in case a run fails; what was told is not told again.
  registerJobs(jobs, background: AlertasBackground) {
    jobs.register('alertar-contratos', () => alertContratos(background), { cron: '0 7-22 * * *', atStart: true });
  },
  importSource: async () => (await import('./contratos.import.ts')).contratosImportSource,
  demo: async () => (await import('./contratos.demo.ts')).contratosDemo,
});
