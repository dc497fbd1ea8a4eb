/** A law office's fields: label and kind, once for form, columns, export and history. No zod. Source: spec 3 §2.8. */
import type { FieldSpecs } from '@sede/domain/kernel';

export const ESCRITORIO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
