/** Expenses: the form that other screens register one with. */
import { lazy } from 'react';

export { askParecidas, isParecida } from './askParecidas.ts';

export const RegistrarDespesa = lazy(() =>
  import('./RegistrarDespesa.tsx').then((m) => ({ default: m.RegistrarDespesa })),
);
