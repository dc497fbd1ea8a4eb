/** Holidays of the legal area. Source: decisions-legal (Agendas: feriados). */
import { PAGINA_DOS_FERIADOS } from '@sede/domain/modules/juridico/feriados';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';
import { FERIADOS } from './feriados.paths.ts';

export const feriadosModule = defineModule({
  routes: [
    {
      path: FERIADOS,
      title: PAGINA_DOS_FERIADOS.titulo,
      access: 'feriados.ver',
      help: 'juridico#feriados',
      menu: { order: 80, icon: 'world', group: GRUPOS.cadastros, for: 'escritorios.ver' },
      page: lazyPage(() => import('./FeriadosPage.tsx').then((m) => m.FeriadosPage)),
    },
  ],
});
