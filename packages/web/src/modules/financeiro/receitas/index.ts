/** Revenues: the form that other screens register one with. */
import { lazy } from 'react';

export const RegistrarReceita = lazy(() =>
  import('./RegistrarReceita.tsx').then((m) => ({ default: m.RegistrarReceita })),
);
