/** Revenue items for a picker or a filter chip: the name, and the type below it. */
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const itensReceitaSource = optionsSource(
  (input, options) => api.itensReceita.options(input, options),
  ({ id, nome, tipo }) => ({ value: id, label: nome, detail: tipo }),
  {
    create: {
      access: 'itens-receita.editar',
      Form: lazy(() => import('./ItemReceitaForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
