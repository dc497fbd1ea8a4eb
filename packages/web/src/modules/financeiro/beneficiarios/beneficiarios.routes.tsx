/** Who is paid. Source: spec 1 §2.1, §2.9; decisions §5. */
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';
import { CADASTRAR } from './beneficiarios.actions.ts';
import { BENEFICIARIOS, beneficiarioPath } from './beneficiarios.paths.ts';

export const beneficiariosModule = defineModule({
  routes: [
    {
      path: BENEFICIARIOS,
      title: 'Beneficiários',
      access: 'beneficiarios.ver',
      help: 'cadastros-financeiros',
      menu: { order: 200, icon: 'people', group: GRUPOS.cadastros },
      goKey: 'b',
      actions: [createAt(BENEFICIARIOS, CADASTRAR, 'beneficiarios.editar')],
      records: { ...recordsAt(BENEFICIARIOS, 'beneficiarios'), hrefOf: beneficiarioPath, people: true },
      lists: ['beneficiarios.list'],
      page: lazyPage(() => import('./BeneficiariosPage.tsx').then((m) => m.BeneficiariosPage)),
    },
    {
      path: `${BENEFICIARIOS}/:id`,
      title: 'Beneficiário',
      access: 'beneficiarios.ver',
      help: 'cadastros-financeiros',
      page: lazyPage(() => import('./BeneficiarioPage.tsx').then((m) => m.BeneficiarioPage)),
    },
  ],
});
