/** Appointments with the law offices: three lists, the page of one, and the work of booking and changing one. Source: spec 3 §2.1, §2.3, §2.4. */
import { PAGINAS_DE_ATENDIMENTOS as PAGINAS } from '@sede/domain/modules/juridico/atendimentos';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage, recordsAt } from '#platform/routing/index.ts';
import { GRUPOS } from '../juridico.menu.ts';
import {
  AGENDADOS,
  ATENDIMENTOS,
  atendimentoPath,
  editAtendimentoPath,
  NOVO_ATENDIMENTO,
  PENDENTES,
} from './atendimentos.paths.ts';

const lists = () => import('./AtendimentosPage.tsx');
const agendados = lazyPage(() => lists().then((m) => m.AgendadosPage));
const pendentes = lazyPage(() => lists().then((m) => m.PendentesPage));
const VER = { access: 'atendimentos.ver', help: 'juridico#atendimentos' } as const;

export const atendimentosModule = defineModule({
  routes: [
    {
      ...VER,
      path: ATENDIMENTOS,
      title: PAGINAS.titulo,
      menu: { order: 10, icon: 'checked', group: GRUPOS.dia },
      actions: [{ label: PAGINAS.botaoAgendar, access: 'atendimentos.agendar', to: NOVO_ATENDIMENTO }],
      records: { ...recordsAt(ATENDIMENTOS, 'atendimentos'), hrefOf: atendimentoPath },
      page: lazyPage(() => lists().then((m) => m.AtendimentosPage)),
    },
    { ...VER, path: AGENDADOS, title: PAGINAS.agendados, page: agendados },
    { ...VER, path: PENDENTES, title: PAGINAS.pendentes, page: pendentes },
    {
      ...VER,
      path: '/juridico/agendados',
      title: PAGINAS.agendados,
      leadsTo: AGENDADOS,
      unlisted: true,
      page: agendados,
    },
    {
      ...VER,
      path: '/juridico/pendentes',
      title: PAGINAS.pendentes,
      leadsTo: PENDENTES,
      unlisted: true,
      page: pendentes,
    },
    {
      path: NOVO_ATENDIMENTO,
      title: PAGINAS.agendar,
      access: 'atendimentos.agendar',
      help: 'juridico#agendar-atendimento',
      page: lazyPage(() => import('./AgendarPage.tsx').then((m) => m.AgendarPage)),
    },
    {
      path: editAtendimentoPath(':id'),
      title: PAGINAS.editar,
      access: 'atendimentos.editar',
      help: 'juridico#agendar-atendimento',
      page: lazyPage(() => import('./EditAtendimentoPage.tsx').then((m) => m.EditAtendimentoPage)),
    },
    {
      ...VER,
      path: `${ATENDIMENTOS}/:id`,
      title: PAGINAS.um,
      page: lazyPage(() => import('./AtendimentoPage.tsx').then((m) => m.AtendimentoPage)),
    },
  ],
});
