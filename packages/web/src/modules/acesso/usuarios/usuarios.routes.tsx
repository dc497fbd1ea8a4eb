/** Who may enter, and what for. Source: spec 1 §2.1, §2.22; decisions §5. */
import { lazyPage, type RouteDefinition } from '#platform/routing/index.ts';

export const usuariosRoutes: readonly RouteDefinition[] = [
  {
    path: '/roles',
    title: 'Perfis',
    access: 'usuarios.ver',
    page: lazyPage(() => import('./UsuariosPage.tsx').then((m) => m.UsuariosPage)),
  },
];
