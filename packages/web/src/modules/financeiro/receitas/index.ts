/** Revenues: routes, and the form that other screens register one with. */
import { lazy } from 'react';

export { receitasRoutes } from './receitas.routes.tsx';

export const RegistrarReceita = lazy(() =>
  import('./RegistrarReceita.tsx').then((m) => ({ default: m.RegistrarReceita })),
);
