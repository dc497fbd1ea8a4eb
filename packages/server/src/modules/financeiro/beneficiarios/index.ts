/** Beneficiaries: operations for the composition root, narrow reads for the rest of the finance area. */
import { defineModule } from '#platform/module/index.ts';
import { beneficiariosRoutes } from './beneficiarios.routes.ts';
import { beneficiariosSource } from './beneficiarios.search.ts';

export { BENEFICIARIO_REFERENCIA, situacaoBeneficiario } from './beneficiarios.store.ts';

export const beneficiariosModule = defineModule({
  tables: { beneficiarios: { readBy: ['financeiro', 'contratos', 'patrimonio'] } },
  routes: beneficiariosRoutes,
  search: beneficiariosSource,
  importSource: async () => (await import('./beneficiarios.import.ts')).beneficiariosImportSource,
  demo: async () => (await import('./beneficiarios.demo.ts')).beneficiariosDemo,
});
