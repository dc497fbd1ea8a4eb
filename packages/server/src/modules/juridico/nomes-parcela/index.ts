/** The list of names of the compensatory instalment: operations and tables for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { nomesParcelaRoutes } from './nomes-parcela.routes.ts';

export const nomesParcelaModule = defineModule({
  tables: { nomes_parcela: {}, nomes_parcela_versoes: {} },
  routes: nomesParcelaRoutes,
  importSource: async () => (await import('./nomes-parcela.import.ts')).nomesParcelaImportSource,
  demo: async () => (await import('./nomes-parcela.demo.ts')).nomesParcelaDemo,
});
