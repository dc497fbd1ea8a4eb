/** Settings of the installation. Source: decisions §3, §5. */
import { defineModule } from '#platform/module/index.ts';
import { lazyPage } from '#platform/routing/index.ts';

const page = lazyPage(() => import('./ConfiguracoesPage.tsx').then((m) => m.ConfiguracoesPage));

export const configuracoesModule = defineModule({
  routes: [
    {
      path: '/configuracoes',
      title: 'Configurações',
      access: 'configuracoes.ver',
      help: 'configuracoes',
      menu: { order: 20, icon: 'gear', section: 'sistema' },
      goKey: 'c',
      // The page finds the section of a setting; the names of all settings are not part of the first load.
      records: { source: 'configuracoes', hrefOf: (chave) => `/configuracoes?chave=${encodeURIComponent(chave)}` },
      page,
    },
    {
      path: '/configuracoes/:secao',
      title: 'Configurações',
      access: 'configuracoes.ver',
      help: 'configuracoes#mudar-uma-configuração',
      helpAt: { '/configuracoes/copias': 'copias' },
      page,
    },
  ],
});
