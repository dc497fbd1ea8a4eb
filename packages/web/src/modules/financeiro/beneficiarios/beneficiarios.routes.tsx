/** Who is paid. Source: spec 1 §2.1, §2.9; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { CADASTRAR } from './beneficiarios.actions.ts';

const PATH = '/financial/beneficiarios';

export const beneficiariosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: 'Beneficiários',
      access: 'beneficiarios.ver',
      help: 'cadastros-financeiros',
      menu: { order: 200, group: GRUPOS.cadastros },
      goKey: 'b',
      actions: [createAt(PATH, CADASTRAR, 'beneficiarios.editar')],
      records: { ...recordsAt(PATH, 'beneficiarios'), people: true },
      lists: ['beneficiarios.list'],
      page: lazyPage(() => import('./BeneficiariosPage.tsx').then((m) => m.BeneficiariosPage)),
    },
  ],
});
