/** Corrections that members ask for: operations for the composition root. */
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { correcoesRoutes } from './correcoes.routes.ts';

export const correcoesModule = defineModule({
  // Of two records that become one the requests come together.
  tables: { filiado_correcoes: { readBy: ['filiados'], writtenBy: ['filiados/duplicados'] } },
  routes: ({ usuarios }: { usuarios: UsuariosDeps }) => correcoesRoutes(usuarios),
  demo: async () => (await import('./correcoes.demo.ts')).correcoesDemo,
});
