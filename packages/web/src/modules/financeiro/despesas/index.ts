/** Expenses: the form that other screens register one with. */
import { lazy } from 'react';

export { isPerguntado, PERGUNTAS_DA_DESPESA } from './askParecidas.ts';

export const RegistrarDespesa = lazy(() =>
  import('./RegistrarDespesa.tsx').then((m) => ({ default: m.RegistrarDespesa })),
);
