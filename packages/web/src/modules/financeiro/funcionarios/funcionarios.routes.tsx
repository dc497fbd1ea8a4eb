/** The union's employees. Source: spec 1 §2.1, §2.21; decisions §6 (home cards). */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CADASTRAR } from './funcionarios.actions.ts';

const PATH = '/funcionarios';

export const funcionariosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Funcionários',
      access: 'funcionarios.ver',
      help: 'documentos-e-funcionarios#funcionários',
      goKey: 'p',
      actions: [createAt(PATH, CADASTRAR, 'funcionarios.editar')],
      records: recordsAt(PATH, 'funcionarios'),
      page: lazyPage(() => import('./FuncionariosPage.tsx').then((m) => m.FuncionariosPage)),
    },
  ],
});
