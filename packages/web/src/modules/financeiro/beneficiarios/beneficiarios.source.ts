/** Beneficiaries for a picker or a filter chip: the name, and the document below it. */
import { formatCpfCnpj } from '@sede/domain/kernel';
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const beneficiariosSource = optionsSource(
  (input, options) => api.beneficiarios.options(input, options),
  ({ id, nome, cpfCnpj }) => ({ value: id, label: nome, detail: formatCpfCnpj(cpfCnpj) }),
  {
    create: {
      access: 'beneficiarios.editar',
      Form: lazy(() => import('./BeneficiarioForm.tsx').then((m) => ({ default: m.CreateBeneficiario }))),
    },
  },
);
