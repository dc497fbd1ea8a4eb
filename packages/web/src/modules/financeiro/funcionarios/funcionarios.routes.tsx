/** The union's employees. Source: spec 1 §2.1, §2.21; decisions §6 (home cards). */
import { FUNCIONARIOS } from '@sede/domain/modules/financeiro/funcionarios';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage, recordsAt } from '#platform/routing/index.ts';
import { registerRoute } from '#platform/ui/index.ts';

export const funcionariosModule = defineModule({
  routes: [
    registerRoute(FUNCIONARIOS, {
      path: '/funcionarios',
      help: 'documentos-e-funcionarios#funcionários',
      goKey: 'p',
      records: { ...recordsAt('/funcionarios', 'funcionarios'), people: true },
      page: lazyPage(() => import('./FuncionariosPage.tsx').then((m) => m.FuncionariosPage)),
    }),
  ],
});
