/** The CPF lookup. Source: spec 2 §2; decisions §6 (home cards). */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

export const verificadorModule = defineModule({
  routes: [
    {
      path: '/Verificador',
      title: 'Verificador',
      access: 'verificador.consultar',
      help: 'numeros-e-verificador#verificador',
      goKey: 'v',
      page: lazyPage(() => import('./VerificadorPage.tsx').then((m) => m.VerificadorPage)),
    },
  ],
});
