/** Events for a picker or a filter chip: id and name are all that others may know. */
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const eventosSource = optionsSource(
  (input, options) => api.eventos.options(input, options),
  ({ id, nome }) => ({ value: id, label: nome }),
  {
    create: {
      access: 'eventos.editar',
      Form: lazy(() => import('./EventoForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
