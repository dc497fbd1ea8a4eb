/** Documents for a picker or a filter chip, from a few letters on: id and name are all that others may know. */
import { LETRAS_DO_DOCUMENTO } from '@sede/domain/modules/financeiro/documentos';
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { optionsSource } from '#platform/ui/index.ts';

export const documentosSource = optionsSource(
  (input, options) => api.documentos.options(input, options),
  ({ id, nome }) => ({ value: id, label: nome }),
  {
    minLetters: LETRAS_DO_DOCUMENTO,
    create: {
      access: 'documentos.editar',
      Form: lazy(() => import('./DocumentoForm.tsx').then((m) => ({ default: m.Create }))),
    },
  },
);
