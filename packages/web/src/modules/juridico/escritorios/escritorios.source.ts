/** Law offices for a picker or a filter chip. */
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const escritoriosSource = optionsSource(
  (input, options) => api.escritorios.options(input, options),
  ({ id, nome, desabilitado }) => ({ value: id, label: nome, detail: desabilitado ? 'Desabilitado' : null }),
  {
    create: {
      access: 'escritorios.editar',
      Form: lazy(() => import('./EscritorioForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
