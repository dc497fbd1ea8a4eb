/** The petty cash. Source: spec 1 §2.1, §2.19; decisions §5. */
import { PAGINAS_DE_SUPRIMENTOS } from '@sede/domain/modules/financeiro/suprimentos';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../financeiro.menu.ts';

const PATH = '/financial/suprimentos';

export const suprimentosModule = defineModule({
  routes: [
    {
      path: PATH,
      title: PAGINAS_DE_SUPRIMENTOS.titulo,
      access: 'suprimentos.ver',
      help: 'suprimentos',
      menu: { order: 60, icon: 'cash', group: GRUPOS.dia },
      actions: [createAt(PATH, PAGINAS_DE_SUPRIMENTOS.cadastrar, 'suprimentos.editar')],
      records: recordsAt(PATH, 'suprimentos', { periodo: 'tudo' }),
      lists: ['suprimentos.list'],
      page: lazyPage(() => import('./SuprimentosPage.tsx').then((m) => m.SuprimentosPage)),
    },
  ],
});
