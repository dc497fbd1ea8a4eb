/** Bank accounts for a picker or a filter chip: the name, and bank and number below it. */
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const contasSource = optionsSource(
  (input, options) => api.contasBancarias.options(input, options),
  ({ id, nome, banco, conta }) => ({
    value: id,
    label: nome,
    detail: [banco, conta].filter(Boolean).join(' · ') || null,
  }),
  {
    create: {
      access: 'contas-bancarias.editar',
      Form: lazy(() => import('./ContaForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
