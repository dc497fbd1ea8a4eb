/** Settings of the installation. Source: decisions §3, §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

const page = lazyPage(() => import('./ConfiguracoesPage.tsx').then((m) => m.ConfiguracoesPage));

export const configuracoesRoutes: readonly RouteDefinition[] = [
  {
    path: '/configuracoes',
    title: 'Configurações',
    access: 'configuracoes.ver',
    goKey: 'c',
    // Which section it stands in, the page knows: the names of all settings are no part of the first load.
    records: { source: 'configuracoes', hrefOf: (chave) => `/configuracoes?chave=${encodeURIComponent(chave)}` },
    page,
  },
  { path: '/configuracoes/:secao', title: 'Configurações', access: 'configuracoes.ver', page },
];
