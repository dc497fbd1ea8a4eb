/** What cases are about, for a picker or a filter chip. */
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const objetosSource = optionsSource(
  (input, options) => api.objetosProcesso.options(input, options),
  ({ id, descricao, desabilitado }) => ({ value: id, label: descricao, detail: desabilitado ? 'Desabilitado' : null }),
  {
    create: {
      access: 'objetos-processo.editar',
      Form: lazy(() => import('./ObjetoProcessoForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
