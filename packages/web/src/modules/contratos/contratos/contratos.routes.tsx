/** Contracts: summary, list, and the list read with finance eyes. Source: spec 3 §2.1, §2.12; decisions §5. */
import { PAGINAS_DE_CONTRATOS as PAGINAS } from '@sede/domain/modules/contratos/contratos';
import { defineModule } from '#platform/module/index.ts';
import { createAt, lazyPage, recordsAt } from '#platform/routing/index.ts';
import { CONTRATOS, CONTRATOS_DO_FINANCEIRO, RESUMO } from './contratos.paths.ts';

export const contratosModule = defineModule({
  routes: [
    {
      path: RESUMO,
      title: PAGINAS.resumo,
      access: 'contratos.ver',
      help: 'contratos',
      menu: { order: 10, icon: 'contract', group: PAGINAS.menu },
      page: lazyPage(() => import('./ResumoPage.tsx').then((m) => m.ResumoPage)),
    },
    {
      path: CONTRATOS,
      title: PAGINAS.lista,
      access: 'contratos.ver',
      help: 'contratos#lista',
      menu: { order: 20, icon: 'folder', group: PAGINAS.menu },
      actions: [createAt(CONTRATOS, PAGINAS.novo, 'contratos.editar')],
      records: { ...recordsAt(CONTRATOS, 'contratos'), title: PAGINAS.menu },
      lists: ['contratos.list'],
      page: lazyPage(() => import('./ContratosPage.tsx').then((m) => m.ContratosPage)),
    },
    {
      path: CONTRATOS_DO_FINANCEIRO,
      title: PAGINAS.menu,
      access: 'contratos.ver-financeiro',
      help: 'contratos#no-financeiro',
      // Whoever has contract roles and none of finance comes here from finance's own entry, the documents.
      menu: { order: 240, icon: 'contract', group: 'Cadastros', quiet: true },
      page: lazyPage(() => import('./ContratosPage.tsx').then((m) => m.ContratosDoFinanceiroPage)),
    },
  ],
});
