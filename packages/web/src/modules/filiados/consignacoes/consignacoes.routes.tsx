/** The payroll check: the whole page for role consignacao, the table of who was not deducted for its reader. Source: spec 2 §2, §6. */
import { PAGINA_DA_CONSIGNACAO } from '@sede/domain/modules/filiados/consignacoes';
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';
import { CONSIGNACAO } from './consignacoes.paths.ts';

export const consignacoesModule = defineModule({
  routes: [
    {
      path: CONSIGNACAO,
      title: PAGINA_DA_CONSIGNACAO.titulo,
      access: 'consignacao.ver-nao-consignados',
      help: 'consignacao',
      menu: { order: 10, icon: 'sheet', label: 'Consignação' },
      lists: ['consignacoes.list', 'consignacoes.naoConsignados'],
      page: lazyPage(() => import('./ConsignacaoPage.tsx').then((m) => m.ConsignacaoPage)),
    },
  ],
});
