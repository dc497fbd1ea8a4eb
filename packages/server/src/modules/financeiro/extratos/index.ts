/** Bank statements: operations and files for the composition root; what waits, for the closing; names and the last
 * signed day of an account, for the conciliação. */
import { defineModule } from '#platform/module/index.ts';
import { extratosAttachments, extratosRoutes } from './extratos.routes.ts';

export { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
export { nomesDosRegistros } from './extratos.names.ts';
export { conciliadaAte } from './extratos.store.ts';
export { pendenciasDoExtrato } from './extratos.views.ts';

export const extratosModule = defineModule({
  tables: {
    extratos: { readBy: ['financeiro/conciliacoes'] },
    extratos_lancamentos: { readBy: ['financeiro/conciliacoes'] },
    extratos_leiautes: {},
    extratos_vinculos: { readBy: ['financeiro/conciliacoes'] },
  },
  routes: extratosRoutes,
  attachments: extratosAttachments,
  demo: async () => (await import('./extratos.demo.ts')).extratosDemo,
});
