/** Interactions: operations for the composition root. */
import { defineModule } from '#platform/module/index.ts';
import { interacoesRoutes } from './interacoes.routes.ts';

export const interacoesModule = defineModule({
  tables: {
    // An import writes thousands at once and takes them back.
    interacoes: {
      readBy: ['filiados/filiados'],
      writtenBy: ['comunicacao/importacoes-interacao', 'filiados/duplicados'],
    },
  },
  routes: interacoesRoutes,
  wordsInUse: { tiposInteracao: { table: 'interacoes', column: 'tipo' } },
  importSource: async () => (await import('./interacoes.import.ts')).interacoesImportSource,
  demo: async () => (await import('./interacoes.demo.ts')).interacoesDemo,
});
