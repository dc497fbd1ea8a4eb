/** The manual inside the product. Source: issue 3 (Staff manual). */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

const page = lazyPage(() => import('./AjudaPage.tsx').then((m) => m.AjudaPage));

export const ajudaModule = defineModule({
  routes: [
    { path: '/ajuda', title: 'Ajuda', access: 'session', help: 'README', page },
    { path: '/ajuda/:pagina', title: 'Ajuda', access: 'session', help: 'README', page },
  ],
});
