/** The address of contracts in finance, until they are built: opened by whoever has it, offered by no menu. Source: decisions §5. */

import { GRUPOS } from '#modules/financeiro/financeiro.menu.ts';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const contratosModule = defineModule({
  routes: [
    {
      path: '/financial/contratos',
      title: 'Contratos',
      access: 'contratos.ver-financeiro',
      help: 'documentos-e-funcionarios#contratos',
      menu: { order: 240, icon: 'contract', group: GRUPOS.cadastros },
      unlisted: true,
      page: lazyPage(() => import('./ContratosPage.tsx').then((m) => m.ContratosPage)),
    },
  ],
});
